import { sampleProducts } from '@glow/shared/samples';
import { expect, test } from '../fixtures';
import { obscured } from '../obscured';

const COLLECTIONS = ['skincare', 'makeup', 'bestsellers', 'new-arrivals', 'glow-kits'];

for (const { screen, viewport, columns } of [
  { screen: 'a phone', viewport: { width: 390, height: 664 }, columns: 2 },
  { screen: 'a desktop', viewport: { width: 1280, height: 800 }, columns: 4 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the first screen of every product shows its picture, name, price, rating and Add to Cart, uncovered', async ({
      page,
    }) => {
      const problems: string[] = [];
      for (const { id, name, price, rating } of sampleProducts) {
        await page.goto(`/product/${id}`, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        const found = await obscured({
          picture: main.getByRole('button', { name: /^Zoom: .*picture 1 of/ }),
          name: main.getByRole('heading', { level: 1, name }),
          price: main.getByText(`$${(price / 100).toFixed(2)}`, { exact: true }),
          rating: main.getByRole('link', { name: new RegExp(`^${rating} out of 5`) }),
          'Add to Cart': main.getByRole('button', { name: 'Add to Cart', exact: true }),
        });
        problems.push(...found.map((problem) => `${id}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });

    test('the first screen of every collection shows its first row of products, uncovered', async ({ page }) => {
      const problems: string[] = [];
      for (const collection of COLLECTIONS) {
        await page.goto(`/collections/${collection}`, { waitUntil: 'domcontentloaded' });
        const cards = (await page.getByRole('main').getByRole('article').all()).slice(0, columns);
        expect(cards.length).toBeGreaterThan(1);
        for (const [index, card] of cards.entries()) {
          const found = await obscured({
            picture: card.locator('img'),
            ...(viewport.width > 1000 && { name: card.getByRole('heading'), price: card.getByText(/^\$/) }),
          });
          problems.push(...found.map((problem) => `${collection}, card ${index + 1}: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });
  });
}
