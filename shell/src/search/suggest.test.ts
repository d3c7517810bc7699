import { fallbackSuggestions, suggest } from './suggest';

function noArticles() {
  return [];
}

/** The suggestions by heading, for example 'Products: Midnight Repair Cream, …'. */
function suggestionsFor(text: string, findArticles: () => { title: string; url: string }[] = noArticles) {
  return suggest(text, findArticles).map(
    ({ heading, suggestions }) => `${heading}: ${suggestions.map(({ label }) => label).join(', ')}`,
  );
}

test.each([
  ['a name, whatever its case', 'MIDNIGHT', ['Products: Midnight Repair Cream']],
  ['spaces around it', '  midnight ', ['Products: Midnight Repair Cream']],
  ['a tag', 'zinc oxide', ['Products: Invisible Shield Mineral Sunscreen SPF 50']],
  ['a description', 'slip of a serum', ['Products: Second Skin Serum Foundation']],
  ['a brand', 'velour', ['Brands: Everything by Velour']],
  ['a collection', 'bestsell', ['Collections: Bestsellers']],
  [
    'products by name before those by tag',
    'cream',
    ['Products: Midnight Repair Cream, Bright Eyes Peptide Eye Cream, Soft Focus Concealer'],
  ],
  ['nothing it does not know', 'zzz', []],
  ['nothing at all', '   ', []],
])('A search box suggests by %s', (_what, text, groups) => {
  expect(suggestionsFor(text)).toEqual(groups);
});

test('At most six products are suggested', () => {
  const [products] = suggest('e', noArticles);
  expect(products?.heading).toBe('Products');
  expect(products?.suggestions).toHaveLength(6);
});

test('At most three articles are suggested, and the blog is asked in small letters', () => {
  const articles = [1, 2, 3, 4].map((number) => ({ title: `Article ${number}`, url: `/blog/${number}` }));
  const findArticles = jest.fn(() => articles);
  expect(suggestionsFor(' Zzz ', findArticles)).toEqual(['Journal: Article 1, Article 2, Article 3']);
  expect(findArticles).toHaveBeenCalledWith('zzz');
});

test.each([
  ['midnight', '/product/skn-002'],
  ['glow lab', '/collections/all?brand=Glow+Lab'],
  ['makeup', '/collections/makeup'],
])('What is suggested for %s leads to %s', (text, url) => {
  const urls = suggest(text, noArticles).flatMap(({ suggestions }) => suggestions.map(({ to }) => to));
  expect(urls).toContain(url);
});

test('Where nothing is found there are still the five collections', () => {
  expect(fallbackSuggestions().flatMap(({ suggestions }) => suggestions.map(({ to }) => to))).toEqual([
    '/collections/skincare',
    '/collections/makeup',
    '/collections/bestsellers',
    '/collections/new-arrivals',
    '/collections/glow-kits',
  ]);
});
