import { createSampleCatalog } from '@glow/shared/samples';
import { queriesOfPages, queriesOfProducts } from '@glow/shared/testing';

const catalog = createSampleCatalog();

// findArticles.test.ts and findPages.test.ts test the queries of articles and pages
test.each(queriesOfProducts())(
  '%s leads to products that are meant, the first of them meant, too',
  async (text, ids) => {
    const { products } = await catalog.list({ search: text, order: 'relevance' });
    const { corrected, products: suggested } = await catalog.suggest(text);
    const found = (corrected === undefined ? products : suggested).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(ids).toContain(found[0]);
  },
);

test('100 labelled queries are of products, brands, shades, ingredients, articles and pages', () => {
  expect(queriesOfProducts().length + queriesOfPages('/').length).toBe(100);
});
