import type { APIRequestContext, Page } from '@playwright/test';
import { FAULTS } from '../faults';
import { comeWithCart, expect, test, untilAlive } from '../fixtures';

const REMOTES = [
  { name: 'storefront', url: '/', elsewhere: '/blog' },
  { name: 'checkout', url: '/cart', elsewhere: '/blog' },
  { name: 'account', url: '/login', elsewhere: '/blog' },
  { name: 'blog', url: '/blog', elsewhere: '/' },
  { name: 'admin', url: '/admin', elsewhere: '/blog' },
];
const MOMENTS = ['cold', 'mid-session'] as const;

/** The remote and the moment at which the gates meet each fault; `npm test` has those that are quick: a remote that is away, not what it should be, silent, or throws. */
const GATES: Record<string, { remote: string; moment: (typeof MOMENTS)[number]; isQuick?: true }> = {
  'refuses connections': { remote: 'storefront', moment: 'cold', isQuick: true },
  'answers 404': { remote: 'checkout', moment: 'mid-session' },
  'answers 500': { remote: 'account', moment: 'cold' },
  'answers HTML with 200': { remote: 'blog', moment: 'mid-session' },
  'answers half of each script': { remote: 'admin', moment: 'cold' },
  'answers JSON of something else': { remote: 'storefront', moment: 'mid-session' },
  hangs: { remote: 'checkout', moment: 'cold', isQuick: true },
  'is tampered with': { remote: 'account', moment: 'mid-session', isQuick: true },
  'throws in its entry': { remote: 'blog', moment: 'cold' },
  'throws as its screen is drawn': { remote: 'admin', moment: 'mid-session', isQuick: true },
  'misses nested chunks': { remote: 'storefront', moment: 'cold' },
};

/** Each fault of each remote at each moment: `npm run test:matrix` has all. */
const MATRIX = FAULTS.flatMap((fault) =>
  REMOTES.flatMap((remote) =>
    MOMENTS.map((moment) => ({ fault, remote, moment, tag: tagOf(fault.name, remote.name, moment) })),
  ),
);

function tagOf(fault: string, remote: string, moment: string): string[] {
  const gate = GATES[fault];
  if (gate?.remote !== remote || gate.moment !== moment) return ['@matrix'];
  return gate.isQuick ? [] : ['@full'];
}

/** The panel is due after 5 s; the rest is margin for a busy machine. */
const PANEL_TIMEOUT_MS = 10_000;

interface FailureCount {
  remote: string;
  build: string;
  phase: string;
  composition: string;
  count: number;
}

const figures: Record<string, Record<string, number | string>> = {};
/** Navigates client-side, without a reload. */
async function goInside(page: Page, url: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

async function reported(request: APIRequestContext, wanted: Partial<FailureCount>): Promise<number> {
  const { failures } = (await (await request.get('/api/reports')).json()) as { failures: FailureCount[] };
  return failures
    .filter((row) => Object.entries(wanted).every(([key, value]) => Reflect.get(row, key) === value))
    .reduce((sum, { count }) => sum + count, 0);
}

async function millisecondsOf(act: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  await act();
  return Date.now() - start;
}

test.use({ expectedMessages: /./ });
test.afterAll(() => {
  if (Object.keys(figures).length > 0) console.table(figures);
});

for (const {
  fault,
  remote: { name, url, elsewhere },
  moment,
  tag,
} of MATRIX) {
  test(
    `${name} ${fault.name}, ${moment}: its screens rest, everything else goes on, Retry recovers, and it is reported`,
    { tag },
    async ({ page, request }) => {
      const { id, remotes } = await (await request.get('/registry.json')).json();
      const { entry, build } = remotes.find((remote: { name: string }) => remote.name === name);
      const panel = page.getByRole('heading', { name: 'This part of the store is resting' });
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      const blamed = { remote: name, build: fault.build ?? build };
      const before = {
        first: await reported(request, { ...blamed, phase: fault.phase }),
        retry: await reported(request, { ...blamed, phase: 'retry' }),
      };

      await comeWithCart(page, '/product/skn-002');
      const cart = await page.evaluate(() => localStorage.getItem('glow_cart'));
      const mend = await fault.begin(page, name, entry.slice(0, entry.lastIndexOf('/') + 1));
      if (moment === 'cold') await page.goto(url);
      else await page.goto(elsewhere).then(() => untilAlive(page));
      await expect(heading).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      if (moment === 'mid-session') await goInside(page, url);
      const panelAfter = await millisecondsOf(() => expect(panel).toBeVisible({ timeout: PANEL_TIMEOUT_MS }));
      expect(await page.evaluate(() => Reflect.has(window, 'isTampered'))).toBe(false);
      await expect
        .poll(() => reported(request, { ...blamed, phase: fault.phase }), 'the failure is reported')
        .toBeGreaterThan(before.first);
      if (!fault.build)
        expect(await reported(request, { ...blamed, phase: fault.phase, composition: id })).toBeGreaterThan(0);

      await goInside(page, elsewhere);
      await expect(panel).toBeHidden();
      await expect(heading).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
      await goInside(page, url);
      await expect(panel).toBeVisible();
      const retry = page.getByRole('button', { name: 'Retry' });
      if (!fault.isSilent) {
        await retry.click();
        await expect
          .poll(() => reported(request, { ...blamed, phase: 'retry' }), 'so is a Retry in vain')
          .toBeGreaterThan(before.retry);
        await expect(panel).toBeVisible();
      }

      await mend();
      const recoveredAfter = await millisecondsOf(async () => {
        await retry.click();
        await expect(panel).toBeHidden();
        await expect(heading).toBeVisible();
      });
      expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('glow_cart'))).toBe(cart);
      figures[`${name} ${fault.name}`] = {
        ...figures[`${name} ${fault.name}`],
        [`${moment}: panel after, ms`]: panelAfter,
        [`${moment}: recovered after, ms`]: recoveredAfter,
      };
    },
  );
}
