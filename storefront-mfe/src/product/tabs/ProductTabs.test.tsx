import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

test('The details say how the product is used (PROD-83)', async () => {
  renderRoutes(Screens, '/product/skn-005', { pageData });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Details' }));
  expect(panel.getByRole('heading', { name: 'How to use' })).toBeVisible();
  expect(panel.getByText(/^After cleansing, pour a little into your palms/)).toBeVisible();
});

test('What a product is for leads to others like it (PROD-84)', async () => {
  const { user, place } = renderRoutes(Screens, '/product/skn-005', { pageData });
  expect(await screen.findByRole('link', { name: 'Hydrating' })).toBeVisible();
  expect(screen.queryByText('Finish')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Combination skin' }));
  expect(place.url).toBe('/collections/skincare?tag=combination+skin');
});

test('A key ingredient opens a sentence about it, above the whole list (PROD-82)', async () => {
  const { user } = renderRoutes(Screens, '/product/skn-001#ingredients', { pageData });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Ingredients' }));
  const about = panel.getByText(/^Vitamin B3, used to/).closest('details') as HTMLElement;
  expect(about).not.toHaveAttribute('open');
  await user.click(within(about).getByText('Niacinamide'));
  expect(about).toHaveAttribute('open');
  expect(panel.getByText(/^Aqua, 3-O-Ethyl Ascorbic Acid, /)).toBeVisible();
});
