import { Page, PageShownProvider } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { Route, Routes, renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRouteFocusAndScroll } from './useRouteFocusAndScroll';

function ShelfPage() {
  return (
    <Page title="The shelf">
      <h1 tabIndex={-1}>The shelf</h1>
      <Link to="/shelf?sort=rating">Sort by rating</Link>
    </Page>
  );
}

function AccountPage() {
  return (
    <Page title="Your account" place="/account">
      <h1 tabIndex={-1}>Your account</h1>
      <Link to="/account/orders">Orders</Link>
    </Page>
  );
}

function SlowPage() {
  const [isThere, setIsThere] = useState(false);
  if (!isThere) {
    return (
      <button type="button" onClick={() => setIsThere(true)}>
        Arrive
      </button>
    );
  }
  return (
    <Page title="The serum">
      <h1 tabIndex={-1}>The serum</h1>
      <p id="reviews">Reviews</p>
    </Page>
  );
}

function Screens() {
  return (
    <PageShownProvider value={useRouteFocusAndScroll()}>
      <Link to="/shelf">Shelf</Link>
      <Link to="/serum">Serum</Link>
      <Link to="/serum#reviews">Serum reviews</Link>
      <div id="main">
        <Routes>
          <Route path="/shelf" element={<ShelfPage />} />
          <Route path="/serum" element={<SlowPage />} />
          <Route path="/account/*" element={<AccountPage />} />
        </Routes>
      </div>
    </PageShownProvider>
  );
}

function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

let scrollTo: jest.SpyInstance;

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['stands where the shopper had left it', '[["default /shelf",420]]', [[0, 420]]],
  ['is where the browser puts it, if another page was left', '[["default /serum",420]]', []],
  ['is where the browser puts it, if the position cannot be read', 'not json', []],
  ['is where the browser puts it, if no page was left', '[]', []],
])('The first page leaves the focus to the browser, and %s', (_, positions, scrolled) => {
  sessionStorage.setItem('glow_scroll', positions);
  renderRoutes(Screens, '/shelf');
  expect(scrollTo.mock.calls).toEqual(scrolled);
  expect(document.body).toHaveFocus();
});

test('A new page begins at its top, its heading takes the focus and its title is announced (A11Y-3)', async () => {
  const { user } = renderRoutes(Screens, '/shelf');
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  expect(scrollTo).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByRole('heading', { name: 'The serum' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(await screen.findByText('The serum', { selector: '[role=status]' })).toBeInTheDocument();
});

test('The way back to a page whose query was changed where the shopper stood leads there', async () => {
  const { user, place } = renderRoutes(Screens, '/shelf');
  scrollPageTo(640);
  await user.click(screen.getByRole('link', { name: 'Sort by rating' }));
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  place.go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('Another path of the same place moves nothing, and the way back to it leads where the shopper stood', async () => {
  const { user, place } = renderRoutes(Screens, '/account');
  const orders = screen.getByRole('link', { name: 'Orders' });
  await user.click(orders);
  expect(orders).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  scrollPageTo(480);
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  place.go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 480);
});

test('A change of the query alone moves neither focus nor position (A11Y-3)', async () => {
  const { user, place } = renderRoutes(Screens, '/shelf');
  const sort = screen.getByRole('link', { name: 'Sort by rating' });
  await user.click(sort);
  expect(place.url).toBe('/shelf?sort=rating');
  expect(sort).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('A fragment takes the shopper to its place on the new page', async () => {
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = renderRoutes(Screens, '/shelf');
  await user.click(screen.getByRole('link', { name: 'Serum reviews' }));
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('Reviews')]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('The way back leads to where the shopper had left the page, even if it comes late (A11Y-3)', async () => {
  const { user, place } = renderRoutes(Screens, '/serum');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  scrollPageTo(640);
  await user.click(screen.getByRole('link', { name: 'Shelf' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);

  place.go(-1);
  scrollPageTo(0);
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
});

test('Positions outlive a reload; what the end of a session has removed is not stored again (AUTH-17)', () => {
  renderRoutes(Screens, '/shelf');
  scrollPageTo(300);
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('glow_scroll')).toBe('[["default /shelf",300]]');
  sessionStorage.removeItem('glow_scroll');
  fireEvent(window, new Event('pagehide'));
  expect(sessionStorage.getItem('glow_scroll')).toBeNull();
});
