import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import type { FoundLink } from '@glow/shared/search';
import { fill, renderRoutes } from '@glow/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';
import { findCount, openCollection, shownNames } from '../testing/openCollection';

function fails(): FoundLink[] {
  throw new Error('down');
}

const findArticles = () => [{ title: 'Soft Evening', url: '/blog/soft' }];

function openStore(
  url: string,
  articles = findArticles,
  pages = ({ text }: { text: string }) => [{ title: `Help with ${text}`, url: '/faq' }],
) {
  return renderRoutes(Screens, url, {
    pageData,
    fragmentData: {
      'blog/ArticleSearch': articles,
      'shell/PageSearch': pages,
    },
  });
}

test('The results page is headed by the search, has no picture and is private (COL-30)', async () => {
  const { container } = await openCollection('/collections/all?q=+lipstick+', 'Results for “lipstick”');
  expect(document.title).toBe('Results for “lipstick” · Glow');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(container.querySelectorAll('img')).toHaveLength(shownNames().length);
  expect(await findCount('Showing 1 of 12 products')).toBeVisible();
});

test('They are sorted by relevance, the first of six orders (COL-31)', async () => {
  const { user, place } = await openCollection('/collections/all?q=matte', 'Results for “matte”');
  const sort = screen.getByLabelText('Sort by');
  expect(sort).toHaveDisplayValue('Relevance');
  expect(within(sort).getAllByRole('option')).toHaveLength(6);
  expect(shownNames()).toEqual(['Velvet Matte Lipstick', 'Petal Flush Powder Blush']);
  await user.selectOptions(sort, 'Name A-Z');
  await waitFor(() => expect(shownNames()).toEqual(['Petal Flush Powder Blush', 'Velvet Matte Lipstick']));
  expect(place.url).toBe('/collections/all?q=matte&sort=name');
  await user.selectOptions(sort, 'Relevance');
  expect(place.url).toBe('/collections/all?q=matte');
});

test('The heading follows a search of the toolbar once it is settled, not with each letter (COL-30)', async () => {
  const { user } = await openCollection('/collections/all', 'All Products');
  fill('Search this collection', 'ros');
  await user.type(screen.getByLabelText('Search this collection'), 'e');
  await findCount('Showing 3 of 12 products');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Products');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “rose”');
  expect(screen.getByLabelText('Search this collection')).toHaveFocus();
});

test('Articles and pages that are found stand below the products (COL-33)', async () => {
  openStore('/collections/all?q=lipstick');
  const articles = await screen.findByRole('region', { name: 'In the blog' });
  expect(within(articles).getByRole('link', { name: 'Soft Evening' })).toHaveAttribute('href', '/blog/soft');
  const pages = await screen.findByRole('region', { name: 'Help and information' });
  expect(within(pages).getByRole('link', { name: 'Help with lipstick' })).toHaveAttribute('href', '/faq');
  expect(screen.getByRole('article').compareDocumentPosition(articles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['blog', 'In the blog', 'Help and information', fails, undefined],
  ['shell', 'Help and information', 'In the blog', undefined, fails],
] as const)('If the %s does not answer, the rest is shown (COL-33)', async (_, missing, shown, articles, pages) => {
  openStore('/collections/all?q=lipstick', articles, pages);
  expect(await screen.findByRole('region', { name: shown })).toBeVisible();
  expect(screen.queryByRole('region', { name: missing })).not.toBeInTheDocument();
  expect(shownNames()).toEqual(['Velvet Matte Lipstick']);
});

test('A search that finds nothing offers categories and four bestsellers, which are not counted (COL-32)', async () => {
  await openCollection('/collections/all?q=xyzzy', 'Results for “xyzzy”');
  expect(await findCount('Showing 0 of 12 products')).toBeVisible();
  const ways = await screen.findByRole('region', { name: 'Other ways to find it' });
  expect(within(ways).getByRole('link', { name: 'Skincare' })).toHaveAttribute('href', '/collections/skincare');
  expect(within(ways).getByRole('link', { name: 'Makeup' })).toHaveAttribute('href', '/collections/makeup');
  const bestsellers = screen.getByRole('region', { name: 'Bestsellers' });
  expect(within(bestsellers).getAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('heading', { name: /Did you mean/ })).not.toBeInTheDocument();
});

test('A search that finds only what is sold out shows it, and how to list it (COL-16, COL-32)', async () => {
  const { user } = await openCollection('/collections/all?q=sunblock', 'Results for “sunblock”');
  const soldOut = await screen.findByRole('region', { name: 'Sold out for now' });
  expect(within(soldOut).getByRole('article')).toHaveTextContent('Invisible Shield Mineral Sunscreen');
  await user.click(screen.getByRole('button', { name: 'show' }));
  expect(await findCount('Showing 1 of 12 products')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sold out for now' })).not.toBeInTheDocument();
});

test('At most three sold-out matches are shown, and no bestseller that is sold out (COL-32)', async () => {
  const soldOut = { inStock: false, stockCount: 0, variants: undefined };
  const sunscreens = [7, 8, 9].map((number) => ({ ...sampleProduct('skn-006'), id: `skn-00${number}` }));
  const others = sampleProducts.map((product) => (product.id === 'skn-001' ? { ...product, ...soldOut } : product));
  const catalog = createSampleCatalog([...others, ...sunscreens]);
  await openCollection('/collections/all?q=sunblock', 'Results for “sunblock”', catalog);
  const hidden = await screen.findByRole('region', { name: 'Sold out for now' });
  expect(within(hidden).getAllByRole('article')).toHaveLength(3);
  const bestsellers = within(screen.getByRole('region', { name: 'Bestsellers' }));
  expect(bestsellers.getAllByRole('article')).toHaveLength(4);
  expect(bestsellers.queryByText('Glow Radiance Vitamin C Serum')).not.toBeInTheDocument();
});

test('A search without a match in its collection offers what the store has, and the brand (COL-32)', async () => {
  await openCollection('/collections/skincare?q=velour', 'Skincare');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'All results for “velour”' })).toHaveAttribute(
    'href',
    '/collections/all?q=velour',
  );
  expect(screen.getByRole('link', { name: 'Everything by Velour' })).toHaveAttribute(
    'href',
    '/collections/all?brand=Velour',
  );
});

test('No product is shown twice (COL-32)', async () => {
  await openCollection('/collections/makeup?q=cream&max=10', 'Makeup');
  const names = await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Bestsellers' })).toBeVisible();
    return shownNames();
  });
  expect(names).toContain('Midnight Repair Cream');
  expect(new Set(names).size).toBe(names.length);
});

test('A collection without a search asks for nothing else', async () => {
  const catalog = createSampleCatalog();
  const suggest = jest.spyOn(catalog, 'suggest');
  await openCollection('/collections/makeup?min=190', 'Makeup', catalog);
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(suggest).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: 'Bestsellers' })).not.toBeInTheDocument();
});
