import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIdOf, inputsOf } from './buildInputs.js';
import { findPackage, packages, root, store } from './packages.js';

const ALL = packages.map(({ name }) => name);
const ids = new Map(packages.map((target) => [target.name, buildIdOf(store, target)]));

/** The packages whose build id changes if files are read so. */
function packagesChangedBy(change: (file: string, content: string) => string): string[] {
  const read = (file: string) => change(file, readFileSync(path.join(root, file), 'utf8'));
  return packages.filter((target) => buildIdOf(store, target, read) !== ids.get(target.name)).map(({ name }) => name);
}

test.each([
  ['a command', 'server/src/operations/commands/status.js', []],
  ['a test helper', 'shared/src/testing/formErrors.ts', []],
  ['a unit test', 'shared/src/cart/cartStore.test.ts', []],
  ['the development server', 'tools/build/dev/devServer.js', []],
  ['the newsletter', 'shared/src/newsletter/NewsletterForm.tsx', ['shell', 'storefront', 'blog']],
  // the storefront has its own for hosts of other origins
  ['a stateful entry point, which the shell provides', 'shared/src/cart/cartStore.ts', ['shell', 'storefront']],
  ['a screen', 'admin-mfe/src/admin/AdminPage.tsx', ['admin']],
  ['a fragment', 'checkout-mfe/src/cart-drawer/CartDrawer.tsx', ['checkout']],
  ['a module of the server bundle', 'shell/src/federation/registry.server.ts', ['shell']],
  ['the theme, which the shell provides', 'shared/src/theme/theme.ts', ['shell', 'storefront']],
  ['a module for hosts of other origins', 'storefront-mfe/src/components/CardOffer.foreign.tsx', ['storefront']],
  ['what these hosts get from the store', 'shared/src/foreign/jsx-runtime/index.ts', ['storefront']],
  ['the webpack configuration', 'tools/build/webpack.js', ALL],
  ['the contract', 'shared/contract.json', ALL],
])('%s is part of the right builds', (_, edited, names) => {
  expect(packagesChangedBy((file, content) => content + (file === edited ? '// edited' : ''))).toEqual(names);
});

test('A new remote changes no other build', () => {
  const withGifts = (file: string, content: string) => {
    if (file !== 'package-lock.json') return content;
    const lock = JSON.parse(content);
    lock.packages['gifts-mfe'] = { name: '@glow/gifts-mfe', version: '1.0.0' };
    lock.packages['node_modules/@glow/gifts-mfe'] = { resolved: 'gifts-mfe', link: true };
    return JSON.stringify(lock);
  };
  expect(packagesChangedBy(withGifts)).toEqual([]);
  expect(inputsOf(store, findPackage('admin'))).not.toContain('shared/remotes.json');
});

test.each([{ team: 'Gifts' }, { prefixes: ['/dashboard'] }, { fragments: { Panel: './src/routes.tsx' } }])(
  'What a remote says of itself is part of its build: %j',
  (changed) => {
    const admin = findPackage('admin');
    expect(buildIdOf(store, { ...admin, ...changed })).not.toBe(ids.get('admin'));
  },
);

test('A new library version is part of every build', () => {
  const newer = (file: string, content: string) =>
    file === 'package-lock.json' ? content.replace(/"version": "\d+\.\d+\.\d+"/g, '"version": "0.0.0"') : content;
  expect(packagesChangedBy(newer)).toEqual(ALL);
});

test('inputs exist, are named once, and are sorted', () => {
  const inputs = inputsOf(store, findPackage('checkout'));
  expect(inputs).toEqual([...new Set(inputs)].sort());
  expect(inputs).toContain('checkout-mfe/src/checkout/CheckoutPage.tsx');
  expect(inputs).toContain('shared/first-characters.json');
});
