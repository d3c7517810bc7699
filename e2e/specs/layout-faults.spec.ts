import type { Page } from '@playwright/test';
import { expect, test, untilLoaded } from '../fixtures';
import { compareLayouts } from '../look/compareLayouts';
import { layoutOf } from '../look/layoutOf';
import { problemsOfLayout } from '../look/problemsOfLayout';
import { openState, type State } from '../look/states';

/** A fault of the layout of a state at a width, and the sentence that tells it. */
type Fault = [name: string, at: State & { width: number }, css: string, told: RegExp];

const CARDS = '/collections/skincare';
const TOAST = '[role=status]:has([aria-label="Dismiss notification"])';

async function sendResetLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('noor@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  // a toast under the pointer does not leave
  await page.getByRole('button', { name: 'Dismiss notification' }).hover();
}

const FAULTS: Fault[] = [
  [
    'the button of a card in the list view leaves its column',
    { path: `${CARDS}?view=list`, width: 1280 },
    'main article > :last-child { grid-column: 2 !important; grid-row: auto !important; }',
    /^~ +button "Add to Cart .*: x/m,
  ],
  [
    'cards stand one below the other',
    { path: CARDS, width: 1280 },
    'main :has(> article), main :has(> li > article) { grid-template-columns: 1fr !important; }',
    /^~ +article .*width/m,
  ],
  [
    'a bar sticks in the middle of the window',
    { path: '/login', width: 1280 },
    'h1 { position: fixed !important; inset: 30vh 0; z-index: 9; }',
    /^h1 .* lies on /m,
  ],
  [
    'a toast lies on the heading',
    { path: '/forgot-password', width: 390, prepare: sendResetLink },
    `${TOAST} { position: fixed !important; inset: auto 0 0 !important; height: 100vh; }`,
    /^a toast lies on h1 "Check Your Email"/m,
  ],
  [
    'pictures have another ratio',
    { path: '/', width: 390 },
    'main img { height: auto !important; aspect-ratio: 3 / 1 !important; }',
    /^~ +img .*height/m,
  ],
  [
    'a heading begins 13 px beside its column',
    { path: '/careers', width: 390 },
    'main h2 { margin-left: 13px !important; }',
    /^h2 .* begins at 33 px, and its column at 20 px$/m,
  ],
  [
    'a text ends within a word',
    { path: '/careers', width: 390 },
    'main p { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }',
    / is cut in p /,
  ],
  [
    'a button wraps below its field',
    { path: '/careers', width: 1280 },
    'footer form { display: block !important; }',
    /^~ +button "Subscribe": x/m,
  ],
  [
    'a card has no room for its picture',
    { path: CARDS, width: 390 },
    'main article :has(> img), main article img { height: 20px !important; padding: 0 !important; }',
    /^- +img/m,
  ],
  [
    'a column of the footer is lost',
    { path: '/careers', width: 1280 },
    'footer nav > :nth-child(2) { display: none !important; }',
    /^- +h2 "Support"/m,
  ],
  [
    'headings in a row have three sizes',
    { path: '/careers', width: 1280 },
    'footer nav > :nth-child(2) h2 { font-size: 2.5rem; } footer nav > :nth-child(3) h2 { font-size: 2rem; }',
    /in a row with headings of/,
  ],
];

for (const width of [390, 1280]) {
  test(`each fault of a layout is told at ${width} px`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, state, css, told] of FAULTS.filter(([, at]) => at.width === width))
      await test.step(name, async () => {
        await openState(page, state);
        await untilLoaded(page);
        const before = await page.evaluate(layoutOf, true);
        expect((await page.evaluate(problemsOfLayout)).join('\n')).not.toMatch(told);
        await page.evaluate(async (rules) => {
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, await new CSSStyleSheet().replace(rules)];
        }, css);
        const problems = await page.evaluate(problemsOfLayout);
        const differences = compareLayouts(before, await page.evaluate(layoutOf, true));
        expect([...problems, ...differences].join('\n'), name).toMatch(told);
      });
  });
}
