import type { TrackedOrder } from '@glow/shared/orders';
import { AppProviders } from '@glow/shared/app';
import { fill, MemoryRouter, renderRoutes } from '@glow/shared/testing';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

test('An order number and an email tell where the order stands (ORD-9)', async () => {
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
  const body = JSON.stringify({ email: 'amelia@example.com', orderId: 'glw-7k3m9x2qwert' });
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
])('A lookup without success says %s, and keeps what was typed (AUTH-18)', async (_what, answer, message) => {
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

test('The day of each status and a link to the page of the parcel are shown (ORD-9)', async () => {
  const statusDates = { shipped: '2026-11-22T10:00:00.000Z', delivered: '2026-11-24T10:00:00.000Z' };
  await track({ success: true, order: { ...ORDER, statusDates, tracking: 'https://post.example/1Z' } });
  const days = 'Placed on Nov 20, 2026, for Portland, OR. Shipped on Nov 22, 2026. Delivered on Nov 24, 2026.';
  expect(await screen.findByText(days)).toBeVisible();
  expect(screen.getByRole('link', { name: /opens another site/ })).toHaveAttribute('href', 'https://post.example/1Z');
});

describe('The number in the address', () => {
  const fields = () => ['Order number', 'Email'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  const openAt = (hash: string) => {
    const page = renderRoutes(TrackOrderPage, `/track-order#${hash}`);
    return { ...page, values: fields().map(({ value }) => value) };
  };

  test.each([
    'GLW-7K3M9X2QWERT',
    'glw%207k3m%209x2q%20wert',
    '%23GLW-7K3M9X2QWERT',
    '7k3m9x2qwert',
    'GLW-7K3M9X2QWERT&x=y',
  ])('%s is filled in, and the email has the focus (ORD-9, ORD-160)', (hash) => {
    expect(openAt(hash).values).toEqual(['GLW-7K3M9X2QWERT', '']);
    expect(fields()[1]).toHaveFocus();
  });

  test.each(['', 'main', '%E0%A4%A', '<b>GLW</b>', 'a@example.com', 'GLW-7K3M9X2QWERT-and-more'])(
    'that is none, as %j, fills in nothing (ORD-9)',
    (hash) => {
      expect(openAt(hash).values).toEqual(['', '']);
      expect(document.body).toHaveFocus();
    },
  );

  test('is not in what the server renders, and does not replace what was typed before (ORD-9)', () => {
    const page = (
      <MemoryRouter initialEntries={['/track-order#GLW-7K3M9X2QWERT']}>
        <AppProviders>
          <TrackOrderPage />
        </AppProviders>
      </MemoryRouter>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container.innerHTML).not.toContain('7K3M9X2QWERT');
    const [number] = fields();
    if (number) number.value = 'GLW-TYPED';
    render(page, { container, hydrate: true });
    expect(fields().map(({ value }) => value)).toEqual(['GLW-TYPED', '']);
  });

  test('is filled in again when it changes in the open page', async () => {
    const { place } = openAt('GLW-7K3M9X2QWERT');
    fill('Order number', 'something else');
    place.go('/track-order#GLW-AAAAAAAAAAAA');
    await waitFor(() => expect(fields()[0]).toHaveValue('GLW-AAAAAAAAAAAA'));
    place.go('/track-order#main');
    expect(fields()[0]).toHaveValue('GLW-AAAAAAAAAAAA');
  });
});
