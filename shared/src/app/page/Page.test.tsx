import { Page, PageShownProvider, SiteOriginProvider } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('A page gives the document its title and description', () => {
  openStore('/collections/skincare');
  expect(document.title).toBe('Skincare · Glow');
  expect(metaContent('description')).toBe('Serums, creams and cleansers.');
  expect(metaContent('robots')).toBeUndefined();
});

test('A private page stays out of search engines', () => {
  openStore('/product/skn-001');
  expect(document.title).toBe('A product · Glow');
  expect(metaContent('robots')).toBe('noindex');
  expect(metaContent('description')).toBeUndefined();
});

test('A page is said to be shown once for each path, whatever else changes on it', async () => {
  const shown = openStore('/collections/skincare');
  expect(shown).toEqual(['Skincare']);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sort by rating' }));
  expect(document.title).toBe('Skincare (1) · Glow');
  expect(shown).toEqual(['Skincare']);
  await userEvent.click(screen.getByRole('link', { name: 'First' }));
  expect(document.title).toBe('A product · Glow');
  expect(shown).toEqual(['Skincare', 'A product']);
  await userEvent.click(screen.getByRole('link', { name: 'The other one' }));
  expect(shown).toEqual(['Skincare', 'A product', 'A product']);
});

test('Several paths can be one place', async () => {
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
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(shown).toEqual(['Your account']);
});

test('A page also stands where nobody listens', () => {
  render(
    <MemoryRouter>
      <Page title="About">
        <h1 tabIndex={-1}>About</h1>
      </Page>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
});

describe('what search engines and link previews read', () => {
  function publish(url: string, page: ReactNode) {
    render(
      <SiteOriginProvider value="https://glow.example">
        <MemoryRouter initialEntries={[url]}>{page}</MemoryRouter>
      </SiteOriginProvider>,
    );
  }

  function property(name: string) {
    return document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  }

  function canonical() {
    return document.querySelector('link[rel=canonical]')?.getAttribute('href');
  }

  test('is a page’s one address, without query and last slash, and the store’s picture', () => {
    publish('/blog/?q=serum', <Page title="The Blog" description="To read." children={null} />);
    expect(canonical()).toBe('https://glow.example/blog');
    expect(property('og:site_name')).toBe('Glow');
    expect(property('og:type')).toBe('website');
    expect(property('og:title')).toBe('The Blog');
    expect(property('og:description')).toBe('To read.');
    expect(property('og:url')).toBe('https://glow.example/blog');
    expect(property('og:image')).toBe('https://glow.example/images/og-image-1200.webp');
    expect(metaContent('"twitter:card"')).toBe('summary_large_image');
  });

  test('keeps the slash of the home page', () => {
    publish('/', <Page title="Home" children={null} />);
    expect(canonical()).toBe('https://glow.example/');
    expect(property('og:description')).toBeUndefined();
  });

  test('is what the page decides', () => {
    publish('/product/skn-001', <Page title="A serum" kind="product" picture="products/skn-001-1" children={null} />);
    expect(property('og:type')).toBe('product');
    expect(property('og:image')).toBe('https://glow.example/images/products/skn-001-1-1200.webp');
  });

  test('has the picture of another host at its own address', () => {
    publish('/product/x', <Page title="A serum" picture="https://cdn.glow.example/a.jpg" children={null} />);
    expect(property('og:image')).toBe('https://cdn.glow.example/a.jpg');
  });

  test('of a private page is no address, but where it stands for another page', () => {
    publish('/wishlist', <Page title="Wishlist" isPrivate children={null} />);
    expect(canonical()).toBeUndefined();
    publish(
      '/collections/anything',
      <Page title="All Products" isPrivate canonical="/collections/all" children={null} />,
    );
    expect(canonical()).toBe('https://glow.example/collections/all');
  });

  test('is every piece of structured data in a script of its own', () => {
    publish(
      '/',
      <Page
        title="Home"
        structuredData={[{ '@type': 'Organization', name: 'Glow' }, { '@type': 'WebSite' }]}
        children={null}
      />,
    );
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(scripts.map(({ textContent }) => JSON.parse(textContent))).toEqual([
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Glow' },
      { '@context': 'https://schema.org', '@type': 'WebSite' },
    ]);
  });

  test('has the structured data of the page that is shown, not of a hidden one', () => {
    const pages = (shown: string) =>
      ['Product', 'WebSite'].map((type) => (
        <Activity key={type} mode={type === shown ? 'visible' : 'hidden'}>
          <Page title={type} structuredData={[{ '@type': type }]} children={null} />
        </Activity>
      ));
    const types = () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent)['@type'],
      );
    const { rerender } = render(pages('Product'), { wrapper: MemoryRouter });
    expect(types()).toEqual(['Product']);
    rerender(pages('WebSite'));
    expect(types()).toEqual(['WebSite']);
  });
});
