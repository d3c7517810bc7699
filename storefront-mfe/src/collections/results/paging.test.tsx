import { AppProviders, createDataStore } from '@glow/shared/app';
import type { CatalogSource } from '@glow/shared/catalog';
import { loadPageData } from '@glow/shared/page-data';
import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import { BrowserRouter } from '@glow/shared/router';
import { fill } from '@glow/shared/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';
import { findCount, openCollection, shownNames } from '../testing/openCollection';

/** Fifty products without variants: Product 01, Product 02, … */
const products = Array.from({ length: 50 }, (_, index) => {
  const number = String(index + 1).padStart(2, '0');
  return { ...sampleProduct('skn-002'), id: `skn-1${number}`, name: `Product ${number}` };
});

/** The names of the products from one number to another. */
function names(from: number, to: number) {
  return products.slice(from - 1, to).map(({ name }) => name);
}

function open(url: string, catalog: CatalogSource = createSampleCatalog(products)) {
  return openCollection(url, 'All Products', catalog);
}

test('Load more adds a page, focuses its first card, replaces the URL; Back shows all (COL-15, COL-22)', async () => {
  const { user, place } = await open('/collections/all?sort=name');
  expect(await findCount('Showing 24 of 50 products')).toBeVisible();
  const firstCard = screen.getByText('Product 01', { selector: 'a' });
  await user.click(screen.getByText('Load more'));
  expect(await findCount('Showing 48 of 50 products')).toBeVisible();
  expect(shownNames()).toEqual(names(1, 48));
  expect(screen.getByText('Product 25', { selector: 'a' })).toHaveFocus();
  expect(firstCard).toBeVisible();
  expect(place.url).toBe('/collections/all?sort=name&page=2');

  await user.click(screen.getByText('Product 30', { selector: 'a' }));
  await screen.findByRole('heading', { level: 1, name: 'Product 30' });
  place.go(-1);
  await screen.findByRole('heading', { level: 1, name: 'All Products' });
  expect(shownNames()).toEqual(names(1, 48));
  expect(place.url).toBe('/collections/all?sort=name&page=2');

  await user.click(screen.getByText('Load more'));
  expect(await findCount('Showing 50 of 50 products')).toBeVisible();
  expect(screen.getByText('Product 49', { selector: 'a' })).toHaveFocus();
  expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  expect(screen.queryByText('Previous products')).not.toBeInTheDocument();
  expect(await screen.findByText('Showing 50 of 50 products', { selector: '[aria-live]' })).toBeInTheDocument();
});

/** What search engines read of the page: its title, its one address, and whether they may list it. */
function expectKnownAs(title: string, canonical: string, isPrivate = false) {
  expect(document.title).toBe(title);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', canonical);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(isPrivate ? 'noindex' : undefined);
}

test('The URL of a later page shows it alone, with links to the pages before and after (COL-22)', async () => {
  const { user, place } = await open('/collections/all?page=2');
  expectKnownAs('All Products, page 2 · Glow', '/collections/all?page=2');
  expect(shownNames()).toEqual(names(25, 48));
  expect(await findCount('Showing 24 of 50 products')).toBeVisible();
  expect(screen.getByText('Load more')).toHaveAttribute('href', '/collections/all?page=3');
  await user.click(screen.getByText('Previous products'));
  await waitFor(() => expect(shownNames()).toEqual(names(1, 24)));
  expect(await findCount('Showing 24 of 50 products')).toHaveFocus();
  expect(place.url).toBe('/collections/all');
  expectKnownAs('All Products · Glow', '/collections/all');
  place.go(-1);
  await waitFor(() => expect(shownNames()).toEqual(names(25, 48)));
});

test('A reload shows what the server sent, although the history knows of earlier pages', async () => {
  const url = '/collections/all?page=2';
  const page = await loadPageData({ Screens, pageData }, url, createSampleCatalog(products));
  const store = () => createDataStore(() => new Promise(() => undefined), { [url]: page });
  const storeWith = (data: ReturnType<typeof store>) => (
    <BrowserRouter>
      <AppProviders stores={{ data }}>
        <Suspense>
          <Screens />
        </Suspense>
      </AppProviders>
    </BrowserRouter>
  );
  window.history.replaceState({ usr: { firstPage: 1 }, key: 'reloaded', idx: 0 }, '', url);
  const container = document.body.appendChild(document.createElement('div'));
  // the screen's code is loaded first
  await waitFor(() => {
    container.innerHTML = renderToString(storeWith(store()));
    expect(shownNames()).toEqual(names(25, 48));
  });
  render(storeWith(store()), { container, hydrate: true });
  expect(shownNames()).toEqual(names(25, 48));
  expect(screen.getByText('Showing 24 of 50 products', { selector: 'p' })).toBeVisible();
  window.history.replaceState(null, '', '/');
});

test('After the last page there is nothing, for search engines neither, and a way back to that', async () => {
  await open('/collections/all?page=9');
  expectKnownAs('All Products, page 9 · Glow', '/collections/all?page=9', true);
  expect(await findCount('Showing 0 of 50 products')).toBeVisible();
  expect(screen.getByText('Previous products')).toHaveAttribute('href', '/collections/all?page=3');
});

test('Another filter, search or sort goes back to the first page; another layout does not (COL-22)', async () => {
  const { user, place } = await open('/collections/all?page=2');
  await user.click(screen.getByLabelText('List view'));
  await waitFor(() => expect(place.url).toBe('/collections/all?view=list&page=2'));
  await waitFor(() => expect(shownNames()).toEqual(names(25, 48)));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest First');
  await waitFor(() => expect(shownNames()).toEqual(names(27, 50).reverse()));
  expect(place.url).toBe('/collections/all?sort=newest&view=list');
  await user.click(screen.getByText('Load more'));
  await waitFor(() => expect(place.url).toBe('/collections/all?sort=newest&view=list&page=2'));
  fill(screen.getByLabelText('Search this collection'), 'Midnight');
  await waitFor(() => expect(place.url).toBe('/collections/all?q=Midnight&sort=newest&view=list'));
});

/** A catalogue whose lists wait until they are released or fail; the first list may be loaded again at any time. */
function slowCatalog() {
  const catalog = createSampleCatalog(products);
  const waiting: { release(): void; fail(): void }[] = [];
  let isSlow = false;
  return {
    slowDown: () => (isSlow = true),
    releaseAll() {
      isSlow = false;
      for (const { release } of waiting) release();
    },
    waiting,
    source: {
      ...catalog,
      async list(query) {
        const isFirst = !query.search && (query.page ?? 1) === 1;
        if (isSlow && !isFirst)
          await new Promise<void>((release, reject) =>
            waiting.push({ release, fail: () => reject(new Error('The network is down')) }),
          );
        return catalog.list(query);
      },
    } satisfies CatalogSource,
  };
}

test('While the products load, what is typed stays and the former products are shown as busy (COL-23)', async () => {
  const { source, slowDown, releaseAll, waiting } = slowCatalog();
  const { user } = await open('/collections/all', source);
  slowDown();
  const results = screen.getByLabelText('Products');
  const search = screen.getByLabelText('Search this collection');
  fill(search, 'product 07');
  expect(search).toHaveValue('product 07');
  expect(results).toHaveAttribute('data-loading', 'true');
  // a screen reader may leave out what is busy, with the count and the focus in it
  expect(results.closest('[aria-busy]') ?? results.querySelector('[aria-busy]')).toBeNull();
  expect(shownNames()).toEqual(names(1, 24));
  await waitFor(() => expect(waiting).not.toHaveLength(0));
  await user.type(search, '!{Backspace}');
  releaseAll();
  expect(await findCount('Showing 1 of 50 products')).toBeVisible();
  expect(search).toHaveValue('product 07');
  expect(results).toHaveAttribute('data-loading', 'false');
});

test('When the next products cannot be loaded, those shown stay, and Retry loads again (COL-22, COL-23)', async () => {
  const { source, slowDown, waiting } = slowCatalog();
  const { user } = await open('/collections/all', source);
  slowDown();
  await user.click(screen.getByText('Load more'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.fail();
  const failure = await screen.findByText('These products could not be loaded.');
  expect(failure).toBeVisible();
  expect(failure.compareDocumentPosition(screen.getByText('Product 01', { selector: 'a' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(shownNames()).toEqual(names(1, 24));
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(waiting).toHaveLength(2));
  const search = screen.getByLabelText('Search this collection');
  await user.click(search);
  waiting[1]?.release();
  expect(await findCount('Showing 48 of 50 products')).toBeVisible();
  expect(search).toHaveFocus();
  expect(shownNames()).toEqual(names(1, 48));
  expect(screen.queryByText('These products could not be loaded.')).not.toBeInTheDocument();
});
