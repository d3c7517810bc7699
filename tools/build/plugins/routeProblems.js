import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { slotProblems } from '@glow/shared/slot-problems';
import { matchPath, matchRoutes } from 'react-router-dom';

/** Replaces every module and value that a server bundle uses while it is evaluated. */
const anything = new Proxy(function anything() {}, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
  construct: () => anything,
});

/** Routes and data of a remote's server bundle. If it cannot be evaluated alone, it has no routes and any data. */
function evaluate(code) {
  const routes = [];
  const module = { exports: anything };
  const app = new Proxy(anything, {
    get: (_target, key) => (key === 'defineRoutes' ? (defined) => routes.push(...defined) : anything),
  });
  try {
    const require = (request) => (request === '@glow/shared/app' ? app : anything);
    compileFunction(code, ['require', 'module', 'exports'])(require, module, {});
  } catch {
    // the server tells what else is wrong
  }
  return { routes, pageData: module.exports.pageData ?? {} };
}

/** URL patterns of a server bundle's pages, which the shell's bundle exports; undefined if no routes are found. */
export function pagePaths(code, isShell) {
  const module = { exports: {} };
  if (isShell)
    compileFunction(code, ['require', 'module', 'exports'])(createRequire(import.meta.url), module, module.exports);
  const paths = evaluate(code).routes.flatMap(({ path, load }) => (path && load ? [path] : []));
  return isShell ? module.exports.paths : paths.length > 0 ? paths : undefined;
}

const pathOf = ({ path, fragment }) => path ?? `/fragments/${fragment}`;

/** A URL path that both patterns match, if there is one. */
function commonPath(one, other) {
  const [long, short] = [one, other].map((pattern) => pattern.split('/')).sort((a, b) => b.length - a.length);
  const segments = long.map((segment, at) => [segment, short[at]].find((part) => /^[^:*]/.test(part ?? '')) ?? 'x');
  const url = `/${segments.slice(1).join('/')}`;
  return [one, other].every((pattern) => matchPath(pattern, url)) ? url : undefined;
}

/** Sentences for equally specific routes, missing data and fragments (`provides`), and what a slot cannot show. */
export function routeProblems(code, { folder = '.', release: { name = '', provides = {}, slots = {} } = {} } = {}) {
  const file = path.posix.join(folder, 'src/routes.tsx');
  const { routes, pageData } = evaluate(code);
  const paths = routes.map(pathOf);
  const equal = paths.flatMap((one, at) =>
    paths.slice(at + 1).flatMap((other) => {
      const url = commonPath(one, other);
      if (url === undefined) return [];
      const first = (routes) => matchRoutes(routes, url)?.[0]?.route;
      const [a, b] = [{ path: one }, { path: other }];
      if (first([a, b]) === first([b, a])) return [];
      return [`GLOW-105 ${file}: the routes ${one} and ${other} are equally specific for ${url}: change one.`];
    }),
  );
  const lacksData = ({ hasData, name, fragment }) => hasData && !pageData[name ?? fragment.split('/')[1]];
  const noData = routes.filter(lacksData).map((route) => `GLOW-106 ${file}: pageData lacks ${pathOf(route)}: add it.`);
  const offered = Object.keys(provides).filter((name) => paths.length > 0 && /\/[A-Z]/.test(name));
  const lost = offered.filter((name) => !paths.includes(`/fragments/${name}`));
  const noFragment = lost.map((name) => `GLOW-107 ${file}: no route has the fragment ${name}: add one.`);
  return [...equal, ...noData, ...noFragment, ...slotProblems({ name, provides, slots })];
}
