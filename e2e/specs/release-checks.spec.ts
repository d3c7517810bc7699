import { expect, test } from '../fixtures';
import { liveBuild, Team, UNCHECKED } from '../team';

const SUMMARY = 'checkout-mfe/src/cart/CartSummary.tsx';

let team: Team;

test.beforeEach(() => {
  team = new Team();
});
test.afterEach(() => team.remove());

test(
  'a build with a type error, with a failing unit test, or with a changed contract is refused',
  { tag: '@full' },
  async ({ openStore }) => {
    const store = await openStore(team.root);
    const before = await liveBuild(store);
    const refuses = (check: string) =>
      expect(team.command(store, 'release', 'checkout', '--skip', 'journeys')).toEqual({
        isSuccessful: false,
        output: expect.stringContaining(`The ${check} of checkout fail: see above which. Nothing is released.`),
      });

    await test.step('a failing unit test', () => {
      team.edit(SUMMARY, 'Order Summary', 'Your Order Summary');
      refuses('tests');
      team.edit(SUMMARY, 'Your Order Summary', 'Order Summary');
    });
    await test.step('a renamed method of a contract, in all packages', () => {
      for (const file of ['shared/src/cart/cartStore.ts', 'shared/src/standalone/DevToolbar.tsx'])
        team.edit(file, 'clearCart', 'emptyCart');
      team.edit('checkout-mfe/src/components/useCartEdits.ts', 'clearCart', 'emptyCart');
      refuses('types');
    });
    await test.step('a type error', () => {
      team.edit(SUMMARY, 'const shipping = ', 'const shipping: string = ');
      refuses('types');
    });
    expect(await liveBuild(store)).toBe(before);
  },
);

test(
  'a build is tried, published without being live, and never ends the canary of a colleague unasked',
  { tag: '@full' },
  async ({ openStore, page }) => {
    const store = await openStore(team.root);
    const before = await liveBuild(store);
    const release = (...options: string[]) => team.command(store, 'release', 'checkout', ...UNCHECKED, ...options);

    await test.step('a dry run changes nothing', async () => {
      team.edit(SUMMARY, 'Order Summary', 'What you pay');
      expect(release('--dry-run').output).toMatch(
        /checkout 1\.0\.0 \(\w{12}\) would be released: nothing has changed\./,
      );
      expect(team.command(store, 'releases').output).toMatch(
        new RegExp(`^checkout\n  live      1\\.0\\.0 \\(${before}\\)[^\n]+\n\n`, 'm'),
      );
    });
    await test.step('a published build is seen by its link only', async () => {
      const { output } = release('--publish-only');
      expect(output).toMatch(/checkout 1\.0\.0 \(\w{12}\) is published, and live for nobody\./);
      const [link = ''] = /^http:\S+/m.exec(output) ?? [];
      await page.goto(link.replace('/?', '/cart?'));
      await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview of checkout 1.0.0');
    });
    await test.step('a full release says which canary it would end', async () => {
      team.edit(SUMMARY, 'What you pay', 'To pay');
      expect(release('--share', '10').output).toContain('is live for 10 of 100 shoppers');
      team.edit(SUMMARY, 'To pay', 'Your total');
      expect(release().output).toMatch(
        /checkout has the build \w{12} at 10 of 100 shoppers since \S+, and this release would end it\. .*--end-canary/,
      );
      const { output, isSuccessful } = release('--end-canary');
      expect(output).toMatch(/checkout 1\.0\.0 \(\w{12}\) is live; /);
      expect(isSuccessful).toBe(true);
      expect(team.command(store, 'releases').output).toContain('not checked: types, tests, journeys');
    });
    await expect.poll(() => liveBuild(store)).not.toBe(before);
  },
);
