import { Page, PageShownProvider, SiteOriginProvider } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { Activity, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

function Products() {
  const [count, setCount] = useState(0);
  return (
    <Page title={count ? `Skincare (${count})` : 'Skincare'} description="Serums, creams and cleansers.">
      <h1 tabIndex={-1}>Skincare</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Filter
      </button>
      <Link to="?sort=rating">Sort by rating</Link>
      <Link to="/product/skn-001">First</Link>
      <Link to="/product/skn-002">Second</Link>
    </Page>
  );
}

function Product() {
  return (
    <Page title="A product" isPrivate>
      <h1 tabIndex={-1}>A product</h1>
      <Link to="/product/skn-002">The other one</Link>
    </Page>
  );
}

/** Renders a small store; returns the titles passed to `onShown`. */
function openStore(url: string) {
  const shown: string[] = [];
  function Store() {
    return (
      // a new function on every render, as a host without `useCallback` would pass
      <PageShownProvider value={({ title }) => shown.push(title)}>
        <Routes>
          <Route path="/collections/skincare" element={<Products />} />
          <Route path="/product/:id" element={<Product />} />
        </Routes>
      </PageShownProvider>
    );
  }
  render(
    <MemoryRouter initialEntries={[url]}>
      <Store />
    </MemoryRouter>,
  );
  return shown;
}

function metaContent(name: string) {
  return document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
}

test('A page gives title and description; a private one is not indexed (GEN-1, SEO-1, SEO-2)', () => {
  openStore('/collections/skincare');
  expect(document.title).toBe('Skincare · Glow');
  expect(metaContent('description')).toBe('Serums, creams and cleansers.');
  expect(metaContent('robots')).toBeUndefined();
  fireEvent.click(screen.getByText('First'));
  expect(document.title).toBe('A product · Glow');
  expect(metaContent('robots')).toBe('noindex');
  expect(metaContent('description')).toBeUndefined();
});

test('A page is said to be shown once for each path, whatever else changes on it', () => {
  const shown = openStore('/collections/skincare');
  expect(shown).toEqual(['Skincare']);
  fireEvent.click(screen.getByText('Filter'));
  fireEvent.click(screen.getByText('Sort by rating'));
  expect(document.title).toBe('Skincare (1) · Glow');
  expect(shown).toEqual(['Skincare']);
  fireEvent.click(screen.getByText('First'));
  expect(document.title).toBe('A product · Glow');
  expect(shown).toEqual(['Skincare', 'A product']);
  fireEvent.click(screen.getByText('The other one'));
  expect(shown).toEqual(['Skincare', 'A product', 'A product']);
});

test('Several paths can be one place', () => {
  const shown: string[] = [];
  function Account() {
    return (
      <Page title="Your account" place="/account">
        <h1 tabIndex={-1}>Your account</h1>
        <Link to="/account/orders">Orders</Link>
      </Page>
    );
  }
  render(
    <MemoryRouter initialEntries={['/account']}>
      <PageShownProvider value={({ title }) => shown.push(title)}>
        <Account />
      </PageShownProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('Orders'));
  expect(shown).toEqual(['Your account']);
});

describe('what search engines and link previews read', () => {
  function publish(url: string, page: ReactNode) {
    render(<SiteOriginProvider value="https://glow.example">{page}</SiteOriginProvider>, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
    });
  }

  /** What the document has of these properties. */
  const properties = (...names: string[]) => names.map((name) => property(name));
  const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  const structured = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => JSON.parse(one.textContent));

  test('is a page’s one address, without query and last slash, and the store’s picture (SEO-1)', () => {
    publish('/blog/?q=serum', <Page title="The Blog" description="To read." children={null} />);
    expect(canonical()).toBe('https://glow.example/blog');
    expect(properties('site_name', 'type', 'title')).toEqual(['Glow', 'website', 'The Blog']);
    expect(properties('description', 'url')).toEqual(['To read.', 'https://glow.example/blog']);
    expect(property('image')).toBe('https://glow.example/images/og-image-1200.jpg');
    expect(properties('image:width', 'image:height', 'image:alt')).toEqual(['1200', '630', 'The Blog']);
    expect(metaContent('"twitter:card"')).toBe('summary_large_image');
  });

  test('keeps the slash of the home page, and has every piece of structured data in a script of its own', () => {
    const data = [{ '@type': 'Organization', name: 'Glow' }, { '@type': 'WebSite' }];
    publish('/', <Page title="Home" structuredData={data} children={null} />);
    expect(canonical()).toBe('https://glow.example/');
    expect(property('description')).toBeUndefined();
    expect(structured()).toEqual(data.map((piece) => ({ '@context': 'https://schema.org', ...piece })));
  });

  test.each([
    ['products/skn-001-1', 'https://glow.example/images/products/skn-001-1-1200.jpg', '1200'],
    // of another host
    ['https://cdn.glow.example/a.jpg', 'https://cdn.glow.example/a.jpg', undefined],
  ])('is what the page decides: its kind and its picture %s (SEO-1)', (picture, url, size) => {
    publish('/product/skn-001', <Page title="A serum" kind="product" picture={picture} children={null} />);
    expect(properties('type', 'image')).toEqual(['product', url]);
    expect(properties('image:width', 'image:height', 'image:alt')).toEqual([size, size, 'A serum']);
  });

  test('of a private page is no address, but where it stands for another page', () => {
    publish('/wishlist', <Page title="Wishlist" isPrivate children={null} />);
    expect(canonical()).toBeUndefined();
    publish('/collections/x', <Page title="All" isPrivate canonical="/collections/all" children={null} />);
    expect(canonical()).toBe('https://glow.example/collections/all');
  });

  test('has the structured data of the page that is shown, not of a hidden one', () => {
    const pages = (shown: string) =>
      ['Product', 'WebSite'].map((type) => (
        <Activity key={type} mode={type === shown ? 'visible' : 'hidden'}>
          <Page title={type} structuredData={[{ '@type': type }]} children={null} />
        </Activity>
      ));
    const types = () => structured().map((piece) => piece['@type']);
    const { rerender } = render(pages('Product'), { wrapper: MemoryRouter });
    expect(types()).toEqual(['Product']);
    rerender(pages('WebSite'));
    expect(types()).toEqual(['WebSite']);
  });
});
