import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { SizeGuidePage } from './SizeGuidePage';

test('The size guide lists the sizes of the serum with volume and price', () => {
  renderRoutes(SizeGuidePage, '/size-guide');
  const table = within(screen.getByRole('table', { name: 'Glow Radiance Vitamin C Serum' }));
  const travel = within(table.getByRole('row', { name: /Travel size/ }));
  expect(travel.getByText('15 ml (0.5 fl oz)')).toBeVisible();
  expect(travel.getByText('$45.00')).toBeVisible();
});

test('A product of the size guide can be opened', async () => {
  const { user, place } = renderRoutes(SizeGuidePage, '/size-guide');
  await user.click(screen.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' }));
  expect(place.url).toBe('/product/skn-001');
});
