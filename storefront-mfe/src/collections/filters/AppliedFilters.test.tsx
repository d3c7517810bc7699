import { screen, within } from '@testing-library/react';
import { findCount, openCollection } from '../testing/openCollection';

test('Sold-out products are hidden, counted, and shown on request, with a chip (COL-16, COL-17, COL-19)', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  expect(screen.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument();
  expect(screen.getByText('1 out-of-stock hidden —', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'show' }));
  expect(await findCount('Showing 6 of 6 products')).toHaveFocus();
  const soldOut = screen.getByRole('button', { name: /^Add to Cart Invisible Shield/ });
  expect(soldOut).toBeDisabled();
  expect(soldOut).toHaveAccessibleDescription('Out of Stock');
  expect(place.url).toBe('/collections/skincare?stock=all');
  await user.click(screen.getByRole('button', { name: 'Remove filter Sold out included' }));
  expect(await findCount('Showing 5 of 6 products')).toHaveFocus();
  expect(place.url).toBe('/collections/skincare');
});

test('Applied filters are listed and can be removed one by one, or all at once (COL-17)', async () => {
  const url = '/collections/all?q=cream&brand=Aurelle&sort=rating';
  const { user, place } = await openCollection(url, 'Results for “cream”');
  await user.click(screen.getByRole('button', { name: 'Remove filter “cream”' }));
  expect(place.url).toBe('/collections/all?sort=rating&brand=Aurelle');
  const applied = within(screen.getByRole('list', { name: 'Applied filters' }));
  await user.click(applied.getByRole('button', { name: 'Clear All Filters' }));
  expect(place.url).toBe('/collections/all?sort=rating');
  expect(await findCount('Showing 11 of 12 products')).toHaveFocus();
});
