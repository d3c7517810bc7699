import { findPackage, readRelease } from '../../tools/build/packages.js';
import { makeLive, publishBadBuild } from '../badBuild';
import { addToCart, expect, fillPayment, fillShipping } from '../fixtures';
import { FRAGMENT_FAULTS } from '../fragmentFaults';
import { PLACES } from '../fragmentPlaces';
import { test, walkFragmentFault } from '../fragmentWalk';
import { provesOwn } from '../interop/pairs';
import { liveBuild } from '../registry';
import { Team } from '../team';

// they share a store
test.describe.configure({ mode: 'default' });

// what a bad build does on purpose
test.use({ expectedMessages: /broken on purpose|has failed: the page goes on|integrity/ });

const NEXT_BUILD = 'c00100000000';

const RELEASE = { tag: '@interop', annotation: provesOwn('screen', 'hook', 'new build') };

test(
  'checkout is released under a shopper in the middle of it, and rolled back',
  RELEASE,
  async ({ page, browser, released: { store, own } }) => {
    const before = own.get('checkout') ?? '';
    const summary = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Order Summary|What you pay)$/ });
    await addToCart(page, '/product/skn-002');
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await fillShipping(page);
    await publishBadBuild(store, 'checkout', NEXT_BUILD, (content) =>
      content.replaceAll('Order Summary', 'What you pay'),
    );
    await makeLive(store, 'checkout', NEXT_BUILD, before);

    await test.step('the shopper goes on with the build it began with, whose files are all still there', async () => {
      await fillPayment(page);
      await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
      for (const file of Object.keys(readRelease(findPackage('checkout')).files).filter((name) => name.endsWith('.js')))
        expect((await page.request.get(`/assets/checkout/${file}`)).status(), file).toBe(200);
    });

    await test.step('the next page is of the new build, and the cart is the same', async () => {
      await page.goto('/cart');
      await expect(summary).toHaveText('What you pay');
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
    });

    await test.step('a rollback goes live', async () => {
      await makeLive(store, 'checkout', before);
      // a browser may show a page from its cache for 30 s
      await page.reload();
      await expect(summary).toHaveText('Order Summary');
    });

    await test.step('a script of the shell that was tampered with is not run', async () => {
      const visitor = await browser.newPage();
      const refused = visitor.waitForEvent('console', (message) => message.text().includes('integrity'));
      await visitor.route('**/assets/shell/main.*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.isTampered = true;${await response.text()}` });
      });
      await visitor.goto(`${store.url}/cart`);
      await refused;
      expect(await visitor.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false);
      await visitor.close();
    });
  },
);

test('a fragment that throws makes way for that of the build before', async ({ page, released }) => {
  const fault = FRAGMENT_FAULTS.find(({ name }) => name === 'throws everywhere');
  const place = PLACES.find(({ name }) => name === 'home');
  if (!fault || !place) throw new Error('There is no such fault or page.');
  await walkFragmentFault(page, released, fault, place, true);
});

test.describe('a team', { tag: '@full' }, () => {
  let team: Team;
  test.beforeEach(() => {
    team = new Team();
  });
  test.afterEach(() => team.remove());

  test('cannot release a build with which nobody can buy', async ({ openStore }) => {
    const store = await openStore(team.root);
    const before = await liveBuild(store, 'checkout');
    team.edit(
      'checkout-mfe/src/cart-drawer/CartDrawer.tsx',
      'const edits = useCartEdits();',
      "if (globalThis.document) throw new Error('The drawer is stuck');\n  const edits = useCartEdits();",
    );
    expect(await team.command(store, 'release', 'checkout', '--skip', 'types,tests')).toEqual({
      status: 1,
      output: expect.stringContaining('The journeys of checkout fail: see above. Nothing is released.'),
    });
    expect(await liveBuild(store, 'checkout')).toBe(before);
  });

  test("changes a stateful entry point's public types with its version only, and what is inside it as it likes", async () => {
    const file = 'shared/src/cart/cartStore.ts';
    const contract = (...options: string[]) => team.run('tools/glow.js', 'contract', ...options);
    team.edit(file, 'export interface CartState {', '/** Reworded. */\nexport interface CartState {');
    expect(await contract()).toMatchObject({ status: 0 });
    team.edit(file, 'export interface CartState {', 'export interface CartState {\n  giftNote: string;');
    team.edit(file, 'isOpen: false,', "isOpen: false,\n    giftNote: '',");
    expect(await contract()).toEqual({
      status: 1,
      output: expect.stringMatching(/^The public types of (app, )?cart have changed/m),
    });
    expect((await contract('minor')).output).toMatch(/@glow\/shared\/cart (\d+)\.\d+\.0 → \1\.\d+\.0/);
    expect(await contract()).toMatchObject({ status: 0 });
  });
});
