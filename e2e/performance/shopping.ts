import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figures } from './load';
import { beginVisit, mainThreadMs, notesOf, untilIdle, type Visit } from './visit';

/** The product that is bought and visited. */
const PRODUCT = 'Midnight Repair Cream';
/** Visible only with a count. */
const CART_COUNT = '#cart-count';
const ITEM_IN_DRAWER = 'dialog[open] ul li';

/** Time limit for a click's effect, and the delay of the browser's reports of interactions and of scrolling's end. */
const TIMEOUT_MS = 20_000;
const REPORT_DELAY_MS = 700;

/** The probe's functions in a page. */
function call<Result>(page: Page, name: string, ...parameters: string[]): Promise<Result> {
  const result = page.evaluate<Result>(`bench.${name}(...${JSON.stringify(parameters)})`);
  const timeout = wait(TIMEOUT_MS, undefined, { ref: false }).then(() =>
    Promise.reject(new Error(`${name} ${parameters.join(' ')} took more than ${TIMEOUT_MS} ms`)),
  );
  return Promise.race([result, timeout]);
}

/** When an element was painted, and its center in the viewport. */
interface ElementPosition {
  at: number;
  x: number;
  y: number;
}

/** Runs a function in a new visit. */
async function within<Result>(browser: Browser, run: (visit: Visit) => Promise<Result>): Promise<Result> {
  const visit = await beginVisit(browser);
  try {
    return await run(visit);
  } finally {
    await visit.close();
  }
}

/** Clicks Add to Cart once it is visible; returns when the button, the icon's count and the drawer's item were seen. */
export function measureClick(browser: Browser, url: string, buttonText: string): Promise<Figures> {
  return within(browser, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    const { at, x, y } = await call<ElementPosition>(page, 'locate', 'main button', buttonText);
    await page.mouse.click(x, y);
    const works = await call<number>(page, 'paintedAt', CART_COUNT, '');
    const shown = await call<number>(page, 'paintedAt', ITEM_IN_DRAWER, '');
    return { 'Add to Cart seen ms': at, 'Add to Cart works ms': works, 'drawer shown ms': shown };
  });
}

/** How long a link is aimed at before it is clicked, in milliseconds. */
const AIM_MS = 500;

/**
 * Navigates from an idle page to a product: from the click to its paint, with the link aimed at before and without,
 * and the main thread's processor time from the click until the page is idle, without the simulated slowness.
 */
export async function measureSoftNavigation(browser: Browser, url: string): Promise<Figures> {
  const aimed = await navigate(browser, url, AIM_MS);
  const unaimed = await navigate(browser, url, 0);
  const { cpu } = await navigate(browser, url, AIM_MS, 1);
  return {
    'to product, aimed ms': aimed.painted,
    'to product, unaimed ms': unaimed.painted,
    'to product, CPU ms': cpu,
  };
}

function navigate(
  browser: Browser,
  url: string,
  aimMs: number,
  slowdown?: number,
): Promise<{ painted: number; cpu: number }> {
  return within(browser, async (visit) => {
    const { page, session } = visit;
    await page.goto(url, { waitUntil: 'commit' });
    await untilIdle(visit);
    if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { x, y } = await call<ElementPosition>(page, 'locate', 'main a', PRODUCT);
    // what scrolling asks for begins when it has ended
    await wait(REPORT_DELAY_MS);
    await untilIdle(visit);
    await call(page, 'watchClick', 'main h1', PRODUCT);
    await page.mouse.move(x, y);
    await wait(aimMs);
    const before = await mainThreadMs(session);
    await page.mouse.down();
    await page.mouse.up();
    const painted = await call<number>(page, 'fromClick');
    await untilIdle(visit);
    return { painted, cpu: (await mainThreadMs(session)) - before };
  });
}

/** Filters an idle collection page. */
export function measureFilter(browser: Browser, url: string): Promise<Figures> {
  return within(browser, async (visit) => {
    await visit.page.goto(url);
    await untilIdle(visit);
    const open = await interact(visit, 'main button', 'Filters');
    return { 'open filters ms': open, 'filter ms': await interact(visit, 'main label', 'In Stock Only') };
  });
}

/** Selects a shade and another tab on an idle product page, and opens the drawer. */
export function measureChoices(browser: Browser, url: string): Promise<Figures> {
  return within(browser, async (visit) => {
    await visit.page.goto(url);
    await untilIdle(visit);
    return {
      'swatch ms': await interact(visit, 'main fieldset label', 'Sand'),
      'tab ms': await interact(visit, '[role=tab]', 'Ingredients'),
      'open drawer ms': await interact(visit, 'main button', 'Add to Cart'),
    };
  });
}

/** Clicks once and returns the interaction to next paint; shorter ones than the browser reports count as 16 ms. */
async function interact(visit: Visit, selector: string, text: string): Promise<number> {
  const { page } = visit;
  const { x, y } = await call<ElementPosition>(page, 'locate', selector, text);
  await page.mouse.move(x, y);
  await untilIdle(visit);
  const { length } = (await notesOf(visit)).interactions;
  await page.mouse.down();
  await page.mouse.up();
  await wait(REPORT_DELAY_MS);
  return Math.max(16, ...(await notesOf(visit)).interactions.slice(length));
}
