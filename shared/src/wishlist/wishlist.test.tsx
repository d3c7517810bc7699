import { WishlistProvider, createWishlistStore, useWishlist } from '@glow/shared/wishlist';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

function List() {
  const { productIds, isHydrated } = useWishlist((wishlist) => wishlist);
  return <p>{isHydrated ? productIds.join(', ') || 'Nothing saved' : 'Not read yet'}</p>;
}

function openPage() {
  const store = createWishlistStore();
  const view = render(
    <WishlistProvider store={store}>
      <List />
    </WishlistProvider>,
  );
  return { ...view, store };
}

function stored() {
  return JSON.parse(localStorage.getItem('glow_wishlist') ?? 'null');
}

afterEach(() => jest.restoreAllMocks());

test.each([
  [undefined, ['skn-001', 'mkp-004', 'skn-002']],
  [0, ['skn-001', 'mkp-004', 'skn-002']],
  [1, ['mkp-004', 'skn-001', 'skn-002']],
  [9, ['mkp-004', 'skn-002', 'skn-001']],
])('A product is saved once, first or at the place %i, and only one that is removed is gone (WISH-1)', (place, ids) => {
  const { getState } = createWishlistStore();
  ['skn-001', 'skn-002', 'mkp-004'].forEach((id) => getState().add(id));
  getState().add('skn-001', place);
  expect(getState().productIds).toEqual(ids);
  ['skn-001', 'skn-006'].forEach((id) => getState().remove(id));
  expect(getState().productIds).toEqual(['mkp-004', 'skn-002']);
});

test('The list is kept on this device (WISH-1)', () => {
  const first = openPage();
  expect(localStorage).toHaveLength(0);
  act(() => first.store.getState().add('skn-001'));
  expect(stored()).toEqual(['skn-001']);
  act(() => first.store.getState().add('mkp-004'));
  act(() => first.store.getState().remove('skn-001'));
  expect(stored()).toEqual(['mkp-004']);
  first.unmount();
  openPage();
  expect(screen.getByText('mkp-004')).toBeVisible();
});

test('Another tab changes the list here too', () => {
  openPage();
  localStorage.setItem('glow_wishlist', '["skn-002","skn-003"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_wishlist' })));
  expect(screen.getByText('skn-002, skn-003')).toBeVisible();
});

test.each(['{broken', '{"0":"skn-001"}', '["skn-001",7]', '"skn-001"', 'null'])(
  'A stored list of the shape %s counts as none and is kept aside',
  (raw) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('glow_wishlist', raw);
    openPage();
    expect(screen.getByText('Nothing saved')).toBeVisible();
    expect(localStorage.getItem('glow_wishlist:backup')).toBe(raw);
  },
);

test('The server renders a page that knows nothing of the device', () => {
  localStorage.setItem('glow_wishlist', '["skn-001"]');
  const html = renderToString(
    <WishlistProvider>
      <List />
    </WishlistProvider>,
  );
  expect(html).toContain('Not read yet');
});
