import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

test('A key ingredient opens a sentence about it, above the whole list (PROD-82)', async () => {
  const { user } = renderRoutes(Screens, '/product/skn-001#ingredients', { pageData });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Ingredients' }));
  const about = panel.getByText(/^Vitamin B3, used to/);
  expect(about).not.toHaveAttribute('open');
  await user.click(within(about).getByText('Niacinamide'));
  expect(about).toHaveAttribute('open');
  expect(panel.getByText(/^Aqua, 3-O-Ethyl Ascorbic Acid, /)).toBeVisible();
});
