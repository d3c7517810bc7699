import { renderRoutes } from '@glow/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { TrackOrderPage } from './TrackOrderPage';

test('An order number and an email lead to the order', async () => {
  const { user, place } = renderRoutes(TrackOrderPage, '/track-order');
  await user.type(screen.getByRole('textbox', { name: 'Order number' }), ' glw-7k3m9x2qwert ');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'amelia@example.com');
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  await waitFor(() => expect(place.url).toBe('/account/orders/GLW-7K3M9X2QWERT'));
});

test('Without order number and email nothing is opened, and both are asked for', async () => {
  const { user, place } = renderRoutes(TrackOrderPage, '/track-order');
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  const orderNumber = screen.getByRole('textbox', { name: 'Order number' });
  await waitFor(() => expect(orderNumber).toHaveFocus());
  expect(orderNumber).toHaveAccessibleDescription(/Order number is required/);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email is required');
  expect(place.url).toBe('/track-order');
});
