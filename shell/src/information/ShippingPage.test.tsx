import { usePolicy } from '@glow/shared/page-data';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { ShippingPage } from './ShippingPage';

jest.mock('@glow/shared/page-data', () => {
  const pageData = jest.requireActual<{ usePolicy: typeof usePolicy }>('@glow/shared/page-data');
  return { ...pageData, usePolicy: jest.fn(pageData.usePolicy) };
});

test('Shipping is $8.99, and free from $75.00', () => {
  renderRoutes(ShippingPage, '/shipping');
  const rows = within(screen.getByRole('table', { name: 'What shipping costs' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Your cartShipping', 'Below $75.00$8.99', '$75.00 and moreFree']);
});

test('The page names both countries, the tax and the 30 days', () => {
  renderRoutes(ShippingPage, '/shipping');
  expect(screen.getByText(/United States and Canada, at the same price.*8% tax/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '30-day returns' })).toBeVisible();
});

test.each([{ shipping: 0 }, { freeFrom: 0 }])('With %j every order is shipped free', (free) => {
  jest.mocked(usePolicy).mockReturnValue({ ...DEFAULT_POLICY, ...free });
  renderRoutes(ShippingPage, '/shipping');
  const rows = within(screen.getByRole('table', { name: 'What shipping costs' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Your cartShipping', 'Every orderFree']);
});
