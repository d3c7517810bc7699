import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../accessible';
import { addToCart, expect, fillPayment, fillShipping, test } from '../fixtures';
import type { Store } from '../store';
import { liveBuild, Team, UNCHECKED } from '../team';
import contract from '../../shared/contract.json' with { type: 'json' };

/** The packages that the checkout team does not release. */
const OTHERS = ['shell', 'storefront-mfe', 'account-mfe', 'blog-mfe', 'admin-mfe'];

let team: Team;

// a preview without a signature is refused
test.use({ expectedMessages: /status of 403/ });

test.beforeEach(() => {
  team = new Team();
});
test.afterEach(() => team.remove());

test('checkout is released under a shopper in the middle of it, previewed and rolled back, and nothing else is touched', async ({
  page,
  browser,
  openStore,
}) => {
  const store = await openStore(team.root);
  const before = await liveBuild(store);
  const others = OTHERS.map((folder) => builtFiles(team.root, folder));
  const summary = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Order Summary|What you pay)$/ });

  await addToCart(page, `${store.url}/product/skn-002`);
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await fillShipping(page);

  await test.step('the release goes live', async () => {
    team.edit('checkout-mfe/src/cart/CartSummary.tsx', 'Order Summary', 'What you pay');
    const { output, isSuccessful } = team.command(store, 'release', 'checkout', ...UNCHECKED);
    expect(output).toMatch(/checkout 1\.0\.0 \(\w{12}\) is live; /);
    expect(isSuccessful).toBe(true);
    await expect.poll(() => liveBuild(store)).not.toBe(before);
    expect(
      OTHERS.map((folder) => builtFiles(team.root, folder)),
      'no other package was built',
    ).toEqual(others);
  });
  const after = await liveBuild(store);

  await test.step('the shopper goes on with the build it began with, whose files are all still there', async () => {
    await fillPayment(page);
    await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
    const { files } = JSON.parse(
      readFileSync(path.join(store.releasesFolder, 'checkout', before, 'release.json'), 'utf8'),
    ) as { files: Record<string, string> };
    for (const file of Object.keys(files).filter((name) => name.endsWith('.js')))
      expect((await page.request.get(`${store.url}/assets/checkout/${file}`)).status(), file).toBe(200);
  });

  await test.step('the next page is of the new build, and the cart is the same', async () => {
    await page.goto(`${store.url}/cart`);
    await expect(summary).toHaveText('What you pay');
    await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
  });

  await test.step('what is live already is not released again', () => {
    expect(team.command(store, 'release', 'checkout', ...UNCHECKED)).toEqual({
      isSuccessful: true,
      output: expect.stringContaining(`checkout 1.0.0 (${after}) is live already: nothing has changed`),
    });
  });

  await test.step('a rollback goes live', async () => {
    expect(team.command(store, 'rollback', 'checkout').output).toContain(`(${before}) is live for all`);
    await expect.poll(() => liveBuild(store)).toBe(before);
    // a browser may show a page from its cache for 30 s
    await page.reload();
    await expect(summary).toHaveText('Order Summary');
    expect(team.command(store, 'releases').output).toMatch(
      new RegExp(`live +1\\.0\\.0 \\(${before}\\) since [^]*published 1\\.0\\.0 \\(${after}\\)`),
    );
  });

  await test.step('a signed link, and no other, shows the build that is not live, with a badge and a way back', async () => {
    const unsigned = await page.goto(`${store.url}/cart?preview=checkout@${after}`);
    expect(unsigned?.status()).toBe(403);
    const command = `preview checkout@${after}`;
    await expect(page.getByText(`npm run glow -- ${command} prints one.`)).toBeVisible();
    const { output } = team.command(store, ...command.split(' '));
    const [link = ''] = /^http:\S+/m.exec(output) ?? [];
    await page.goto(link.replace('/?', '/cart?'));
    await expect(summary).toHaveText('What you pay');
    expect(new URL(page.url()).search).toBe('');
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`Preview of checkout 1.0.0 (${after})`);
    await expectAccessible(page, 'preview');
    await page.getByRole('banner').getByRole('link', { name: 'Glow, home' }).click();
    await expect(page).toHaveURL(`${store.url}/`);
    await expect(badge).toBeVisible();
    await badge.getByRole('link', { name: 'Back to the live store' }).click();
    await expect(badge).toBeHidden();
    await page.goto(`${store.url}/cart`);
    await expect(summary).toHaveText('Order Summary');
  });

  await test.step('a file that was tampered with is not run', async () => {
    expect(team.command(store, 'release', 'shell').output).toContain('nothing has changed since it was built');
    const folder = path.join(store.releasesFolder, 'checkout', before);
    const { entry, screens } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as {
      entry: string;
      screens: Record<string, string[]>;
    };
    const shell = JSON.parse(
      readFileSync(path.join(store.releasesFolder, 'shell', (await shellBuild(store)) ?? '', 'release.json'), 'utf8'),
    ) as { scripts: string[] };
    const targets = {
      entry: path.join(folder, entry),
      chunk: path.join(folder, screens.cart?.at(-1) ?? ''),
      shell: path.join(store.releasesFolder, 'shell', (await shellBuild(store)) ?? '', shell.scripts.at(-1) ?? ''),
    };
    for (const [kind, file] of Object.entries(targets)) {
      const original = readFileSync(file);
      const [br, gz] = [readFileSync(`${file}.br`), readFileSync(`${file}.gz`)];
      writeFileSync(file, `window.isTampered = true;${original.toString()}`);
      rmSync(`${file}.br`);
      rmSync(`${file}.gz`);
      const visitor = await browser.newPage();
      const refused = visitor.waitForEvent('console', (message) => message.text().includes('integrity'));
      await visitor.goto(`${store.url}/cart`);
      await refused;
      if (kind !== 'shell')
        await expect(visitor.getByRole('heading', { name: 'This part of the store is resting' })).toBeVisible();
      expect(await visitor.evaluate(() => Reflect.has(window, 'isTampered')), kind).toBe(false);
      await visitor.close();
      writeFileSync(file, original);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }
  });
});

/** Hash of every built file of a package. */
function builtFiles(root: string, folder: string): Record<string, string> {
  const files = readdirSync(path.join(root, folder, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}

/** The build of the shell that is live. */
async function shellBuild({ releasesFolder }: Store): Promise<string | undefined> {
  const { packages } = JSON.parse(readFileSync(path.join(releasesFolder, 'registry.json'), 'utf8')) as {
    packages: Record<string, { live?: { build: string } }>;
  };
  return packages.shell?.live?.build;
}

test(
  'a contract that the live shell does not offer is refused, and nothing moves; released together, all packages go live',
  { tag: '@full' },
  async ({ page, openStore }) => {
    const store = await openStore(team.root);
    const before = await liveBuild(store);
    const { version } = contract.cart;
    const next = `${Number.parseInt(version) + 1}.0.0`;
    team.edit('shared/contract.json', `"cart": { "version": "${version}"`, `"cart": { "version": "${next}"`);
    expect(team.command(store, 'release', 'checkout', ...UNCHECKED)).toEqual({
      isSuccessful: false,
      output: expect.stringContaining(
        `checkout needs the contract @glow/shared/cart ^${next}, and the live shell offers ${version}: release the shell first, or both together`,
      ),
    });
    expect(team.command(store, 'release', 'shell', ...UNCHECKED)).toEqual({
      isSuccessful: false,
      output: expect.stringContaining(
        `checkout needs the contract @glow/shared/cart ^${version}, and this shell offers ${next}: let the shell offer both majors for a while, or release shell and checkout together.`,
      ),
    });
    // a connection may have been closed meanwhile
    await expect.poll(() => liveBuild(store).catch(() => '')).toBe(before);

    // all together fit each other
    const { output, isSuccessful } = team.command(
      store,
      'release',
      ...['shell', 'storefront', 'checkout', 'account', 'blog', 'admin'],
      ...UNCHECKED,
    );
    expect(output.match(/is live;/g) ?? output).toHaveLength(6);
    expect(isSuccessful).toBe(true);
    await expect.poll(() => liveBuild(store).catch(() => before)).not.toBe(before);
    await page.goto(`${store.url}/cart`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  },
);

test('a build with which nobody can buy is refused', { tag: '@full' }, async ({ openStore }) => {
  const store = await openStore(team.root);
  const before = await liveBuild(store);
  team.edit(
    'checkout-mfe/src/cart-drawer/CartDrawer.tsx',
    'const edits = useCartEdits();',
    "if (globalThis.document) throw new Error('The drawer is stuck');\n  const edits = useCartEdits();",
  );
  expect(team.command(store, 'release', 'checkout', '--skip', 'types,tests')).toEqual({
    isSuccessful: false,
    output: expect.stringContaining('The journeys of checkout fail: see above which. Nothing is released.'),
  });
  expect(await liveBuild(store)).toBe(before);
});

test(
  "a stateful entry point's public types do not change without its version; what is inside it may",
  { tag: '@full' },
  () => {
    team.edit(
      'shared/src/cart/cartStore.ts',
      'export interface CartState {',
      '/** Reworded. */\nexport interface CartState {',
    );
    expect(team.run(['tools/glow.js', 'contract']).isSuccessful).toBe(true);
    team.edit(
      'shared/src/cart/cartStore.ts',
      'export interface CartState {',
      'export interface CartState {\n  giftNote: string;',
    );
    team.edit('shared/src/cart/cartStore.ts', 'isOpen: false,', "isOpen: false,\n    giftNote: '',");
    const refused = team.run(['tools/glow.js', 'contract']);
    expect(refused).toEqual({
      isSuccessful: false,
      output: expect.stringMatching(/^The public types of (app, )?cart have changed/m),
    });
    expect(team.run(['tools/glow.js', 'contract', 'minor']).output).toMatch(
      /@glow\/shared\/cart (\d+)\.\d+\.0 → \1\.\d+\.0/,
    );
    expect(team.run(['tools/glow.js', 'contract']).isSuccessful).toBe(true);
  },
);
