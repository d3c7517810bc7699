import type { TrackedOrder } from '@glow/shared/orders';
import { fill, renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TrackOrderPage } from './TrackOrderPage';

const ORDER: TrackedOrder = {
  id: 'GLW-7K3M9X2QWERT',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'processing',
  items: [{ id: 'skn-002', name: 'Midnight Repair Cream', quantity: 2, price: 64, image: 'products/skn-002-1' }],
  total: 138.24,
  destination: 'Portland, OR',
};

const fetch = jest.fn<Promise<Pick<Response, 'json'>>, Parameters<typeof globalThis.fetch>>();

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
});

/** Renders the page and looks up an order; the server responds with this JSON, or not at all. */
async function track(answer?: unknown) {
  if (answer) fetch.mockResolvedValueOnce({ json: () => Promise.resolve(answer) });
  else fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const page = renderRoutes(TrackOrderPage, '/track-order');
  fill('Order number', ' glw-7k3m9x2qwert ');
  fill('Email', 'amelia@example.com');
  fireEvent.click(screen.getByText('Track Order'));
  return page;
}

test('An order number and an email tell where the order stands', async () => {
  const { place } = await track({ success: true, order: ORDER });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Order GLW-7K3M9X2QWERT' })).toHaveFocus());
  expect(screen.getByText('Processing')).toBeVisible();
  expect(screen.getByText('Placed on Nov 20, 2026, for Portland, OR.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem')).toHaveTextContent(
    '2 × Midnight Repair Cream$128.00',
  );
  expect(screen.getByText('$138.24')).toBeVisible();
  // neither value may be in a URL
  expect(place.url).toBe('/track-order');
  const body = JSON.stringify({ orderId: 'GLW-7K3M9X2QWERT', email: 'amelia@example.com' });
  expect(fetch).toHaveBeenCalledWith('/api/orders/track', expect.objectContaining({ method: 'POST', body }));
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(screen.getByText('Track Order'));
  await waitFor(() => expect(screen.queryByText('Processing')).not.toBeInTheDocument());
});

const NONE = 'There is no order of this number and email.';

test.each([
  ['what the server says where it finds none', { success: false, message: NONE, errors: [] }, NONE],
  ['that there was no answer', undefined, 'We could not look it up just now. Please try again later.'],
  ['the same of a proxy', { message: 'Forbidden' }, 'We could not look it up just now. Please try again later.'],
])('A lookup without success says %s, and keeps what was typed', async (_what, answer, message) => {
  await track(answer);
  expect(await within(screen.getByRole('form')).findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('amelia@example.com');
  await waitFor(() => expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContain(message));
});

test('Without order number and email nothing is looked up, and both are asked for', async () => {
  const { user } = renderRoutes(TrackOrderPage, '/track-order');
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  const orderNumber = screen.getByRole('textbox', { name: 'Order number' });
  await waitFor(() => expect(orderNumber).toHaveFocus());
  expect(orderNumber).toHaveAccessibleDescription(/Order number is required/);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Email is required');
  expect(fetch).not.toHaveBeenCalled();
});
