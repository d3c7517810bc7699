import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import { pageData } from '../pageData';

test('The shelf of bestsellers has the first four that are in stock (CART-17)', async () => {
  const shelfOf = async (products = sampleProducts) => {
    const catalog = createSampleCatalog(products);
    const shown = await pageData.ProductShelf({ props: { heading: 'Bestsellers' }, catalog } as never);
    return shown.map(({ id }) => id);
  };
  const [first = '', ...others] = await shelfOf();
  expect(others).toHaveLength(3);
  expect([first, ...others].map((id) => sampleProduct(id).isBestseller)).toEqual([true, true, true, true]);
  const without = sampleProducts.map((product) =>
    product.id === first ? { ...product, variants: undefined, inStock: false, stockCount: 0 } : product,
  );
  const shown = await shelfOf(without);
  expect(shown.slice(0, 3)).toEqual(others);
  expect(shown).toHaveLength(4);
});
