import { expect, test } from '../fixtures';
import { nameOf, openState, STATES } from '../look/states';
import { problemsOfLayout } from '../look/problemsOfLayout';

// a payment and a sign-in are refused
test.use({ expectedMessages: /./ });

const TOASTS = ['login refused', 'checkout refused', 'order placed', 'reset link sent', 'account saved'];
const NEWSLETTER = ['chrome newsletter error', 'chrome newsletter failure', 'chrome newsletter success'];
const SIZES = [
  [320, 640],
  [390, 844],
  [1280, 800],
  [1280, 900],
  [1440, 900],
] as const;

for (const [width, height] of SIZES) {
  test(`at ${width}×${height} px no toast lies on what it must spare (TOAST-8)`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // the time of a toast, which is looked at here, never ends
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const later = (run: () => void, ms?: number) => start(run, ms === 5000 ? 2 ** 31 - 1 : ms);
      window.setTimeout = later as typeof window.setTimeout;
    });
    for (const name of [...TOASTS, ...NEWSLETTER])
      await test.step(name, async () => {
        const state = STATES.find((one) => nameOf(one) === name);
        if (!state) throw new Error(`There is no state ${name}`);
        await openState(page, state);
        await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeInViewport({ ratio: 1 });
        // a place is chosen in the frame after the page has moved the focus
        const touched = async () =>
          (await page.evaluate(problemsOfLayout)).filter((text) => text.startsWith('a toast'));
        await expect.poll(touched, name).toEqual([]);
        await page.unrouteAll({ behavior: 'wait' });
        await page.goto('/robots.txt');
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      });
  });
}
