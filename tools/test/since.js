import { readdirSync } from 'node:fs';
import path from 'node:path';
import { execaSync } from 'execa';
import { remotes, root } from '../build/packages.js';

const BUYING = 'card-data|cart|checkout|collection|product|purchase|wishlist';

/** By remote: specs that do not cover it, by file name; all other specs do. */
const SPECS_WITHOUT = {
  storefront: 'account|admin',
  checkout: 'account|admin|blog',
  account: 'admin|blog|cart|collection|product|wishlist',
  blog: `account|admin|${BUYING}`,
  admin: `account|blog|${BUYING}`,
};

const IS_SOURCE = /\.(tsx?|m?js|cjs|json|css|html|sql)$|\/src\/.*\.md$|^shared\/assets\//;
const IS_TEST = /\.test\.tsx?$|^e2e\/specs\//;

const git = (...args) => execaSync('git', args, { cwd: root, reject: false });

/** The hash of a commit; throws an error if there is no such commit. */
export function commitOf(given) {
  const { failed, stdout } = git('rev-parse', '--verify', '--end-of-options', `${given}^{commit}`);
  if (failed) throw new Error(`GLOW-122 There is no commit ${given}.`);
  return stdout;
}

/** The tests for a change since `commit`: all, unless only remotes and tests changed. Throws without such a commit. */
export function changesSince(given) {
  const changed = [
    ['diff', '--name-only', '--diff-filter=d', commitOf(given)],
    ['ls-files', '--others', '--exclude-standard'],
  ]
    .flatMap((args) => git(...args).stdout.split('\n'))
    .filter((file) => IS_SOURCE.test(file));
  const ownerOf = (file) => remotes.find(({ folder }) => file.startsWith(`${folder}/`))?.name ?? 'everything';
  const reached = [...new Set(changed.filter((file) => !IS_TEST.test(file)).map(ownerOf))];
  console.log(`${changed.length} files changed since ${given}; they reach ${reached.join(', ') || 'no package'}`);
  if (reached.includes('everything')) return { related: [], specs: [], isFaults: true };
  const site = reached.length > 0 ? readdirSync(path.join(root, 'e2e/site')).map((file) => `e2e/site/${file}`) : [];
  const related = [...changed, ...site];
  const specs = [
    ...reached.map((name) => `/(?!(${SPECS_WITHOUT[name]})\\.)[\\w-]+\\.spec`),
    ...changed.filter((file) => file.startsWith('e2e/specs/')),
  ];
  return {
    related: related.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...related] : undefined,
    specs: specs.length > 0 ? specs : undefined,
    isFaults: changed.some((file) => /^e2e\/faults\/|\.fault\.test\.ts$/.test(file)),
  };
}
