import { sampleProducts } from '@glow/shared/samples';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { obscured } from '../obscured';

/** A phone and a desktop, with the columns of a collection. */
const SCREENS = [
  { viewport: { width: 390, height: 664 }, columns: 2 },
  { viewport: { width: 1280, height: 800 }, columns: 3 },
];

type Look = (page: Page, screen: (typeof SCREENS)[number]) => Promise<string[]>;

/** What is obscured on the first screens of a page, by `look`. */
async function problemsOn(page: Page, url: string, look: Look): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, screen] of SCREENS.entries()) {
    await page.setViewportSize(screen.viewport);
    if (index === 0) await page.goto(url, { waitUntil: 'domcontentloaded' });
    const found = await look(page, screen);
    problems.push(...found.map((problem) => `${url} at ${screen.viewport.width} px: ${problem}`));
  }
  return problems;
}

const lookAtProduct =
  ({ name, price, rating }: (typeof sampleProducts)[number]): Look =>
  (page, { columns }) => {
    const main = page.getByRole('main');
    const bar = main.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^(Add to Cart|Choose a) / });
    const own = main.getByRole('button', { name: 'Add to Cart', exact: true });
    return obscured({
      picture: main.getByRole('button', { name: /^Zoom: .*picture 1 of/ }),
      name: main.getByRole('heading', { level: 1, name }),
      price: main.getByText(`$${(price / 100).toFixed(2)}`, { exact: true }),
      rating: main.getByRole('link', { name: new RegExp(`^${rating} out of 5`) }),
      'Add to Cart': columns === 2 ? bar : own,
    });
  };

const lookAtKits: Look = async (page, { viewport }) => {
  await expect(page.getByRole('group').locator('img').first()).toBeInViewport();
  const kits = (await page.getByRole('group').locator('img').all()).slice(0, viewport.width > 1000 ? 3 : 1);
  return (await Promise.all(kits.map((picture) => obscured({ picture })))).flat();
};

const lookAtCards: Look = async (page, { viewport, columns }) => {
  const cards = (await page.getByRole('main').getByRole('article').all()).slice(0, columns);
  expect(cards.length).toBeGreaterThan(1);
  const found = cards.map((card) =>
    obscured({
      picture: card.locator('img'),
      ...(viewport.width > 1000 && { name: card.getByRole('heading'), price: card.getByText(/^\$/) }),
    }),
  );
  return (await Promise.all(found)).flatMap((problems, index) =>
    problems.map((problem) => `card ${index + 1}: ${problem}`),
  );
};

/** What is looked at: in `npm test` a product without a choice, one with shades, the kits and a collection. */
const PAGES: { url: string; look: Look; isQuick?: boolean }[] = [
  ...sampleProducts.map((product) => ({
    url: `/product/${product.id}`,
    look: lookAtProduct(product),
    isQuick: ['skn-002', 'mkp-001'].includes(product.id),
  })),
  { url: '/collections/glow-kits', look: lookAtKits, isQuick: true },
  { url: '/collections/skincare', look: lookAtCards, isQuick: true },
  ...['makeup', 'bestsellers', 'new-arrivals'].map((name) => ({ url: `/collections/${name}`, look: lookAtCards })),
];

for (const [which, wanted] of Object.entries({ 'each kind of page': true, 'all other pages': false }))
  test(
    `the first screen of ${which} shows what is sold, and for a product its name, price, rating and Add to Cart or the choice, uncovered`,
    { tag: wanted ? [] : '@full' },
    async ({ page }) => {
      const problems: string[] = [];
      for (const { url, look, isQuick = false } of PAGES)
        if (isQuick === wanted) problems.push(...(await problemsOn(page, url, look)));
      expect(problems).toEqual([]);
    },
  );
