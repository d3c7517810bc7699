import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packages, root } from '../build/packages.js';

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

const SPECS = 'e2e/specs/';
const IS_SOURCE = /\.(tsx?|m?js|cjs|json|css|html)$/;

/**
 * What a change can touch since `commit`, committed or not: options that make jest run the related tests, names of browser specs, and
 * whether the order core is among it. Parts without anything to run are undefined. What is neither a remote's nor a test touches everything.
 */
export function changesSince(commit) {
  const found = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = found.filter((file) => IS_SOURCE.test(file) || file.startsWith('shared/assets/'));
  const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith(SPECS);
  const ownerOf = (file) => packages.find(({ name, folder }) => name !== 'shell' && file.startsWith(`${folder}/`));
  const isEverything = changed.some((file) => !isTest(file) && !ownerOf(file));
  const touched = [...new Set(changed.filter((file) => !isTest(file)).flatMap((file) => ownerOf(file)?.name ?? []))];
  const reach = isEverything ? 'everything' : touched.join(', ') || 'no package';
  console.log(`${found.length} files changed since ${commit}; they reach ${reach}`);
  if (isEverything) return { jestOptions: [], specs: [], isFaults: true };

  const site = touched.length > 0 ? readdirSync(path.join(root, 'e2e/site')).map((file) => `e2e/site/${file}`) : [];
  const related = [...changed, ...site].filter((file) => /\.tsx?$/.test(file) && !file.startsWith(SPECS));
  const covers = (spec) => (REMOTES_OF_SPEC[spec] ?? touched).some((name) => touched.includes(name));
  const names = readdirSync(path.join(root, SPECS)).map((file) => file.replace('.spec.ts', ''));
  const specs = names.filter((name) => covers(name) || changed.includes(`${SPECS}${name}.spec.ts`));
  return {
    jestOptions: related.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...related] : undefined,
    specs: specs.length > 0 ? specs.map((spec) => `/${spec}.spec`) : undefined,
    isFaults: changed.some((file) => file.startsWith('e2e/faults/')),
  };
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter((file) => file && existsSync(path.join(root, file)));
  console.error(`Cannot determine what changed: ${stderr.trim()}`);
  process.exit(2);
}
