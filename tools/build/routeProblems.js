import path from 'node:path';
import { compileFunction } from 'node:vm';
import { matchPath, matchRoutes } from 'react-router-dom';

/** Stands for every module and value that a server bundle uses while it is evaluated. */
const anything = new Proxy(function anything() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

/** The URL patterns of the routes that a remote's server bundle defines; none if it cannot be evaluated alone. */
function definedPaths(code) {
  const paths = [];
  const app = new Proxy(anything, {
    get: (_target, key) => (key === 'defineRoutes' ? (routes) => paths.push(...routes.map(pathOf)) : anything),
  });
  try {
    const require = (request) => (request === '@glow/shared/app' ? app : anything);
    compileFunction(code, ['require', 'module', 'exports'])(require, { exports: {} }, {});
  } catch {
    // only its routes are looked at here: the server tells what else is wrong
  }
  return paths;
}

function pathOf({ path, fragment }) {
  return path ?? `/fragments/${fragment}`;
}

/** A URL path that both patterns match, if there is one. */
function commonPath(one, other) {
  const [long, short] = [one, other].map((pattern) => pattern.split('/')).sort((a, b) => b.length - a.length);
  const segments = long.map((segment, at) => [segment, short[at]].find((part) => /^[^:*]/.test(part ?? '')) ?? 'x');
  const url = `/${segments.slice(1).join('/')}`;
  return [one, other].every((pattern) => matchPath(pattern, url)) ? url : undefined;
}

/** The routes of a remote's server bundle of which neither is more specific, a sentence each: the order of the file would decide. */
export function routeProblems(code, folder = '.') {
  const file = path.posix.join(folder, 'src/routes.tsx');
  const paths = definedPaths(code);
  return paths.flatMap((one, at) =>
    paths.slice(at + 1).flatMap((other) => {
      const url = commonPath(one, other);
      if (url === undefined) return [];
      const first = (routes) => matchRoutes(routes, url)?.[0]?.route;
      const [a, b] = [{ path: one }, { path: other }];
      if (first([a, b]) === first([b, a])) return [];
      return [`${file}: the routes ${one} and ${other} are equally specific, and ${url} is a URL of both: change one.`];
    }),
  );
}
