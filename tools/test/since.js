import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inputsOf } from '../build/buildInputs.js';
import { packages, root, store } from '../build/packages.js';

/** Specs that cover only some remotes, by file name; all other specs cover every remote. */
const REMOTES_OF_SPEC = {
  account: ['account'],
  admin: ['admin'],
  blog: ['blog'],
  buy: ['storefront', 'checkout', 'account'],
  'card-data': ['storefront', 'checkout', 'account'],
  cart: ['storefront', 'checkout'],
  checkout: ['storefront', 'checkout', 'account'],
  collection: ['storefront', 'checkout'],
  product: ['storefront', 'checkout'],
  purchase: ['storefront', 'checkout', 'account'],
  wishlist: ['storefront', 'checkout'],
};

const SPECS = path.join(root, 'e2e/specs');
const IS_SOURCE = /\.(tsx?|m?js|cjs|json|css|html)$/;
const IS_UNIT_TEST = /\.test\.tsx?$/;

/** The scope of a changed file: packages by name, one spec, everything, or tests only. */
function reachOf(file, inputs) {
  if (!IS_SOURCE.test(file) && !file.startsWith('shared/assets/')) return {};
  if (file.startsWith('e2e/faults/')) return { isServer: true };
  if (IS_UNIT_TEST.test(file)) return {};
  const [, spec] = /^e2e\/specs\/(.+)\.spec\.ts$/.exec(file) ?? [];
  if (spec) return { spec };
  const reached = packages.filter(({ name }) => inputs[name].includes(file)).map(({ name }) => name);
  if (reached.length > 0) return { packages: reached, isServer: file.startsWith('shared/src/') };
  const owner = packages.find(({ folder }) => file.startsWith(`${folder}/src/`));
  return owner ? { packages: [owner.name] } : { isEverything: true };
}

/**
 * What a change can touch since `commit`, committed or not: options that make jest run the related tests, names of browser specs, and whether the order core is among it.
 * Parts without anything to run are undefined. A file that no build has read (a tool, a configuration, the server) touches everything.
 */
export function changesSince(commit) {
  const changed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  const inputs = Object.fromEntries(packages.map((target) => [target.name, inputsOf(store, target)]));
  const reach = changed.map((file) => reachOf(file, inputs));
  const isEverything = reach.some((found) => found.isEverything);
  const touched = new Set(reach.flatMap((found) => found.packages ?? []));
  const isServer = isEverything || reach.some((found) => found.isServer);
  console.log(
    `${changed.length} files changed since ${commit}; they reach ${isEverything ? 'everything' : [...touched].join(', ') || 'no package'}`,
  );

  const sources = changed.filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('e2e/specs/') && existsSync(path.join(root, file)),
  );
  const site =
    touched.size > 0
      ? readdirSync(path.join(root, 'e2e/site'))
          .filter((file) => IS_UNIT_TEST.test(file))
          .map((file) => `e2e/site/${file}`)
      : [];
  const related = [...sources, ...site];
  const specs = [
    ...new Set([
      ...reach.flatMap(({ spec }) => spec ?? []),
      ...(touched.size > 0 ? allSpecs().filter((spec) => covers(spec, touched)) : []),
    ]),
  ];
  return {
    jestOptions: isEverything
      ? []
      : related.length > 0
        ? ['--passWithNoTests', '--findRelatedTests', ...related]
        : undefined,
    specs: isEverything ? [] : specs.length > 0 ? specs.map((spec) => `/${spec}.spec`) : undefined,
    isFaults: isServer,
  };
}

function allSpecs() {
  return readdirSync(SPECS).map((file) => file.replace('.spec.ts', ''));
}

function covers(spec, touched) {
  const remotes = REMOTES_OF_SPEC[spec];
  return !remotes || touched.has('shell') || remotes.some((name) => touched.has(name));
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  console.error(`Cannot determine what changed: ${stderr.trim()}`);
  process.exit(2);
}
