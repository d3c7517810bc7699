import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import type { FoundLink } from '@glow/shared/search';
import { findCollections, findPages } from './findPages';
import { fallbackSuggestions, startSuggestions, suggest } from './suggest';

async function groupsFor(text: string, articles: FoundLink[] = []) {
  const found = await createSampleCatalog().suggest(text);
  return suggest({ ...found, collections: findCollections(text), pages: findPages(text) }, articles);
}

/** The suggestions by heading, for example 'Products: Midnight Repair Cream, …'. */
async function suggestionsFor(text: string, articles?: FoundLink[]) {
  return (await groupsFor(text, articles)).map(
    ({ heading, suggestions }) => `${heading}: ${suggestions.map(({ label }) => label).join(', ')}`,
  );
}

const products = (ids: string) =>
  `Products: ${ids
    .split(' ')
    .map((id) => sampleProduct(id).name)
    .join(', ')}`;

test.each([
  ['a name, whatever its case', 'MIDNIGHT', ['Products: Midnight Repair Cream']],
  ['spaces around it', '  midnight ', ['Products: Midnight Repair Cream']],
  ['a tag', 'zinc oxide', ['Products: Invisible Shield Mineral Sunscreen SPF 50']],
  ['a description', 'slip of a serum', ['Products: Second Skin Serum Foundation']],
  ['a brand', 'solenne', ['Products: Invisible Shield Mineral Sunscreen SPF 50', 'Brands: Everything by Solenne']],
  ['what was meant', 'lipstik', ['Did you mean “lipstick”?: View All Results for “lipstick”, Velvet Matte Lipstick']],
  ['a collection', 'bestsell', [products('skn-001 skn-002 skn-003 mkp-001 mkp-005'), 'Collections: Bestsellers']],
  ['products by name before those by tag', 'cream', [products('skn-002 skn-004 skn-006 mkp-002')]],
  ['an ingredient', 'bakuchiol', ['Products: Midnight Repair Cream']],
  ['an information page', 'refund', ['Help: Shipping & Returns']],
  ['nothing it does not know', 'zzz', []],
  ['nothing at all', '   ', []],
])('A search box suggests by %s (NAV-15, NAV-16, NAV-17)', async (_what, text, groups) => {
  expect(await suggestionsFor(text)).toEqual(groups);
});

test.each([
  ['a collection', 'BESTSÉLLERS', 'Collections: Bestsellers'],
  ['a collection', 'new-“arrivals”', 'Collections: New Arrivals'],
  ['a page', 'SHÌPPING', 'Help: Shipping & Returns'],
  ['a page', 'size\u00ad-guide', 'Help: Size Guide'],
])('A search box finds %s however it is spelled: %s (COL-160)', async (_what, text, group) => {
  expect(await suggestionsFor(text)).toContain(group);
});

test('A search box finds no order by its number (COL-161)', async () => {
  const found = (await groupsFor('GLW-7K3M9Q2XWZ4T')).flatMap(({ suggestions }) => suggestions);
  expect(found.filter(({ to }) => /order|7K3M9Q2XWZ4T/i.test(to))).toEqual([]);
});

test('At most six products are suggested (NAV-15)', async () => {
  const [products] = await groupsFor('e');
  expect(products?.heading).toBe('Products');
  expect(products?.suggestions).toHaveLength(6);
});

test('At most six brands are suggested (NAV-15)', async () => {
  const serum = sampleProduct('skn-001');
  const products = Array.from({ length: 8 }, (_, at) => ({ ...serum, id: `skn-10${at}`, brand: `Rose ${at}` }));
  const { brands } = await createSampleCatalog(products).suggest('rose');
  expect(brands).toHaveLength(6);
});

test('At most three articles are suggested (NAV-15)', async () => {
  const articles = [1, 2, 3, 4].map((number) => ({ title: `Article ${number}`, url: `/blog/${number}` }));
  expect(await suggestionsFor('zzz', articles)).toEqual(['Blog: Article 1, Article 2, Article 3']);
});

test.each([
  ['midnight', '/product/skn-002'],
  ['glow lab', '/collections/all?brand=Glow+Lab'],
  ['makeup', '/collections/makeup'],
])('What is suggested for %s leads to %s (NAV-15, NAV-16)', async (text, url) => {
  const urls = (await groupsFor(text)).flatMap(({ suggestions }) => suggestions.map(({ to }) => to));
  expect(urls).toContain(url);
});

test('What was probably meant comes first, with its results and products (NAV-17)', async () => {
  const found = { ...(await createSampleCatalog().suggest('midnight')), corrected: 'midnight' };
  expect(suggest(found, [])).toMatchObject([
    {
      heading: 'Did you mean “midnight”?',
      suggestions: [
        { label: 'View All Results for “midnight”', to: '/collections/all?q=midnight' },
        { label: 'Midnight Repair Cream', to: '/product/skn-002' },
      ],
    },
  ]);
});

test('At most three pages are suggested (NAV-15)', async () => {
  const pages = [1, 2, 3, 4].map((number) => ({ title: `Page ${number}`, url: `/${number}` }));
  expect(suggest({ products: [], brands: [], pages }, [])).toMatchObject([
    { heading: 'Help', suggestions: [{ to: '/1' }, { to: '/2' }, { to: '/3' }] },
  ]);
});

test('Before anything is typed there are recent searches and popular ones, each once (NAV-31)', () => {
  const [recent, popular] = startSuggestions(['Foundation', 'zzz']);
  expect(recent).toMatchObject({
    heading: 'Recent searches',
    suggestions: [{ label: 'Foundation', to: '/collections/all?q=Foundation' }, { label: 'zzz' }],
  });
  expect(popular?.suggestions.map(({ label }) => label)).not.toContain('foundation');
  expect(startSuggestions([]).map(({ heading }) => heading)).toEqual(['Popular searches']);
});

test('Every popular search has products', async () => {
  const catalog = createSampleCatalog();
  for (const { suggestions } of startSuggestions([]))
    for (const { search } of suggestions)
      expect([search, (await catalog.list({ search, inStock: true })).matchCount > 0]).toEqual([search, true]);
});

test('Where nothing is found there are still the five collections (NAV-17)', () => {
  const slugs = ['skincare', 'makeup', 'bestsellers', 'new-arrivals', 'glow-kits'];
  const urls = fallbackSuggestions().flatMap(({ suggestions }) => suggestions.map(({ to }) => to));
  expect(urls).toEqual(slugs.map((slug) => `/collections/${slug}`));
});
