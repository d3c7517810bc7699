import { sampleProducts } from '@glow/shared/samples';
import { expect, type Page } from '@playwright/test';
import { obscured } from './obscured';

/** A desktop and a phone, with the columns of a collection. */
const SCREENS = [
  { viewport: { width: 1280, height: 800 }, columns: 3 },
  { viewport: { width: 390, height: 664 }, columns: 2 },
];

type Look = (page: Page, screen: (typeof SCREENS)[number]) => Promise<string[]>;

const lookAtProduct =
  ({ name, price, rating }: (typeof sampleProducts)[number]): Look =>
  async (page, { columns }) => {
    const main = page.getByRole('main');
    const bar = main
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: /^(Add to Cart|Choose a|Tell me when)/ });
    const own = main.getByRole('button', { name: 'Add to Cart', exact: true });
    return obscured({
      picture: main.getByRole('button', { name: /^Zoom: .*picture 1 of/ }),
      name: main.getByRole('heading', { level: 1, name }),
      price: main.getByText(`$${(price / 100).toFixed(2)}`, { exact: true }),
      rating: main.getByRole('link', { name: new RegExp(`^${rating} out of 5`) }),
      'Add to Cart': columns === 2 && (await bar.isVisible()) ? bar : own,
    });
  };

const lookAtKits: Look = async (page, { columns }) => {
  await expect(page.getByRole('group').locator('img').first()).toBeInViewport();
  const kits = (await page.getByRole('group').locator('img').all()).slice(0, columns === 3 ? 3 : 1);
  return (await Promise.all(kits.map((picture) => obscured({ picture })))).flat();
};

const lookAtCards: Look = async (page, { columns }) => {
  const cards = (await page.getByRole('main').getByRole('article').all()).slice(0, columns);
  expect(cards.length).toBeGreaterThan(1);
  const found = cards.map((card) =>
    obscured({
      picture: card.locator('img'),
      ...(columns === 3 && { name: card.getByRole('heading'), price: card.getByText(/^\$/) }),
    }),
  );
  return (await Promise.all(found)).flat();
};

const LOOKS: Record<string, Look> = {
  ...Object.fromEntries(sampleProducts.map((product) => [`/product/${product.id}`, lookAtProduct(product)])),
  '/collections/glow-kits': lookAtKits,
  ...Object.fromEntries(
    ['skincare', 'makeup', 'bestsellers', 'new-arrivals'].map((name) => [`/collections/${name}`, lookAtCards]),
  ),
};

/** Expects the first screen of a shop page to show its products uncovered, with the facts that `LOOKS` names. */
export async function expectFirstScreen(page: Page, url: string): Promise<void> {
  const look = LOOKS[url];
  for (const screen of look ? SCREENS : []) {
    await page.setViewportSize(screen.viewport);
    await expect.poll(() => look?.(page, screen), `${url} at ${screen.viewport.width} px`).toEqual([]);
  }
}
