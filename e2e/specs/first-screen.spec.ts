import { sampleProducts } from '@glow/shared/samples';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { obscured } from '../obscured';

const COLLECTIONS = ['skincare', 'makeup', 'bestsellers', 'new-arrivals'];

/** A phone and a desktop, with the columns of a collection. */
const SCREENS = [
  { viewport: { width: 390, height: 664 }, columns: 2 },
  { viewport: { width: 1280, height: 800 }, columns: 3 },
];

/** Opens a page on the first screen; `look` is called on each and returns what is obscured there. */
async function problemsOn(
  page: Page,
  url: string,
  look: (screen: (typeof SCREENS)[number]) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, screen] of SCREENS.entries()) {
    await page.setViewportSize(screen.viewport);
    if (index === 0) await page.goto(url, { waitUntil: 'domcontentloaded' });
    const found = await look(screen);
    problems.push(...found.map((problem) => `${url} at ${screen.viewport.width} px: ${problem}`));
  }
  return problems;
}

for (const { id, name, price, rating } of sampleProducts) {
  // one without a choice, one with sizes and one with shades
  const tag = ['skn-002', 'skn-001', 'mkp-001'].includes(id) ? [] : '@full';
  const title = 'shows its picture, name, price, rating and Add to Cart or the choice, uncovered';
  test(`the first screen of ${id} ${title}`, { tag }, async ({ page }) => {
    const main = page.getByRole('main');
    const parts = {
      picture: main.getByRole('button', { name: /^Zoom: .*picture 1 of/ }),
      name: main.getByRole('heading', { level: 1, name }),
      price: main.getByText(`$${(price / 100).toFixed(2)}`, { exact: true }),
      rating: main.getByRole('link', { name: new RegExp(`^${rating} out of 5`) }),
    };
    const bar = main.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^(Add to Cart|Choose a) / });
    const own = main.getByRole('button', { name: 'Add to Cart', exact: true });
    const look = ({ columns }: (typeof SCREENS)[number]) =>
      obscured({ ...parts, 'Add to Cart': columns === 2 ? bar : own });
    expect(await problemsOn(page, `/product/${id}`, look)).toEqual([]);
  });
}

test('the first screen of Glow Kits shows the pictures of its kits, uncovered', async ({ page }) => {
  const problems = await problemsOn(page, '/collections/glow-kits', async ({ viewport }) => {
    await expect(page.getByRole('group').locator('img').first()).toBeInViewport();
    const kits = (await page.getByRole('group').locator('img').all()).slice(0, viewport.width > 1000 ? 3 : 1);
    return (await Promise.all(kits.map((picture) => obscured({ picture })))).flat();
  });
  expect(problems).toEqual([]);
});

test('the first screen of every collection shows its first row of products, uncovered', async ({ page }) => {
  const problems: string[] = [];
  for (const collection of COLLECTIONS) {
    const found = await problemsOn(page, `/collections/${collection}`, async ({ viewport, columns }) => {
      const cards = (await page.getByRole('main').getByRole('article').all()).slice(0, columns);
      expect(cards.length).toBeGreaterThan(1);
      const obscuredParts = cards.map((card) =>
        obscured({
          picture: card.locator('img'),
          ...(viewport.width > 1000 && { name: card.getByRole('heading'), price: card.getByText(/^\$/) }),
        }),
      );
      return (await Promise.all(obscuredParts)).flatMap((problems, index) =>
        problems.map((problem) => `card ${index + 1}: ${problem}`),
      );
    });
    problems.push(...found);
  }
  expect(problems).toEqual([]);
});
