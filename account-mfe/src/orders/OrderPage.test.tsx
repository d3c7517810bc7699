import { savePlacedOrder, type Address, type Order } from '@glow/shared/orders';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Screens } from '../routes';

const home: Address = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phone: '(555) 010-0000',
  address1: '1 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

const order: Order = {
  id: 'GLW-7K3M9Q2XWZ4T',
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'processing',
  customerEmail: 'noor@example.com',
  customerName: 'Noor Haddad',
  items: [
    {
      id: 'skn-001-30ml',
      name: 'Glow Radiance Vitamin C Serum',
      quantity: 1,
      price: 89,
      image: '/images/products/skn-001-1-480.webp',
    },
    {
      id: 'mkp-005-berry',
      name: 'Velvet Matte Lipstick',
      quantity: 2,
      price: 30.1,
      image: '/images/products/mkp-005-1-480.webp',
    },
  ],
  subtotal: 149.2,
  shipping: 0,
  tax: 11.94,
  total: 161.14,
  shippingAddress: home,
  billingAddress: {
    ...home,
    address1: '12 Fern Street',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'M5V 2T6',
    country: 'CA',
  },
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
};
const url = `/account/orders/${order.id}`;

function serverAnswers(...answers: { status: number; body: unknown }[]) {
  const fetched = jest.fn<Promise<Pick<Response, 'status' | 'json'>>, [string, RequestInit]>();
  for (const { status, body } of answers) fetched.mockResolvedValueOnce({ status, json: async () => body });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

const NO_SUCH_ORDER = {
  status: 404,
  body: { success: false, message: 'There is no such order, or it cannot be shown here.', errors: [] },
};
const THE_ORDER = { status: 200, body: { success: true, order } };

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe("An account's order", () => {
  test('opens for the account in every tab, and is closed when it signs out', async () => {
    const fetched = serverAnswers(NO_SUCH_ORDER);
    savePlacedOrder(order, shopper.id);
    sessionStorage.clear();
    const { stores, place } = renderRoutes(Screens, url, { user: shopper });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    act(() => stores.auth.setState({ user: undefined, isAuthenticated: false }));
    expect(screen.queryByText('1 Rose Lane')).not.toBeInTheDocument();
    await waitFor(() => expect(place.url).toBe('/login'));
  });

  test('shows its lines and amounts, and nothing of who has placed it, after signing out and in again', async () => {
    const fetched = serverAnswers();
    const { id, createdAt, status, items, subtotal, shipping, tax, total } = order;
    const summary = { id, createdAt, status, items, subtotal, shipping, tax, total };
    localStorage.setItem('glow_orders', JSON.stringify({ [shopper.id]: [summary] }));
    renderRoutes(Screens, url, { user: shopper });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
    expect(screen.getByText('$161.14')).toBeVisible();
    expect(screen.getByText(/were removed from this device when you signed out/)).toBeVisible();
    expect(screen.queryByText(/ending in|Thank you|confirmation is for|Sample/)).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([false, true])(
    'that it has by its address alone is whole if the browser holds its receipt: %s',
    async (isOwn) => {
      const { id, createdAt, status, items, subtotal, shipping, tax, total } = order;
      const amounts = { subtotal, shipping, tax, total };
      const claimed = { id, createdAt, status, items, ...amounts, destination: 'Toronto, ON', country: 'CA' };
      serverAnswers({ status: 200, body: { success: true, order: isOwn ? order : claimed } });
      localStorage.setItem('glow_orders', JSON.stringify({ [shopper.id]: [claimed] }));
      renderRoutes(Screens, url, { user: shopper });
      expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
      if (isOwn) {
        expect(screen.getByText('1 Rose Lane')).toBeVisible();
        expect(screen.queryByText(/^Placed as a guest/)).not.toBeInTheDocument();
      } else {
        expect(screen.getByRole('heading', { level: 2, name: 'Shipping to' })).toBeVisible();
        expect(screen.getByText('Toronto, ON')).toBeVisible();
        expect(screen.getByText(/^Placed as a guest with your email/)).toBeVisible();
        expect(screen.getByText('Total (USD)')).toBeVisible();
        expect(screen.queryByText(/ending in|confirmation is for|were removed/)).not.toBeInTheDocument();
      }
    },
  );

  test('is unknown to another account', async () => {
    serverAnswers(NO_SUCH_ORDER);
    savePlacedOrder(order, 'user-other');
    renderRoutes(Screens, url, { user: shopper });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  });
});

describe('An order', () => {
  test('is without the sentence that no email leaves the machine if the store sends email', async () => {
    savePlacedOrder(order);
    renderRoutes(Screens, url, { policy: { ...DEFAULT_POLICY, sendsMail: true } });
    expect(await screen.findByText(/The confirmation is for/)).toBeVisible();
    expect(screen.queryByText(/no email/)).not.toBeInTheDocument();
  });

  test('a guest sees everything about the order placed in this tab, without asking the server', async () => {
    const fetched = serverAnswers();
    savePlacedOrder(order);
    const { place } = renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
    expect(screen.getAllByText('Processing')).toHaveLength(2);
    expect(screen.getAllByText('Nov 20, 2026')[0]).toBeVisible();
    const lines = within(screen.getByRole('list', { name: 'Items in this order' })).getAllByRole('listitem');
    const [serum, lipstick] = lines.map((line) => within(line));
    expect(await serum?.findByRole('link', { name: 'Glow Radiance Vitamin C Serum' })).toHaveAttribute(
      'href',
      '/product/skn-001?variant=30ml',
    );
    expect(serum?.getByText('Size: 30 ml')).toBeVisible();
    expect(lipstick?.getByText('Shade: Berry')).toBeVisible();
    expect(lipstick?.getByText('2 × $30.10')).toBeVisible();
    expect(lipstick?.getByText('$60.20')).toBeVisible();
    expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '$149.20',
      'Free',
      '$11.94',
      '$161.14',
    ]);
    expect(screen.getByText('It arrives in 3 to 5 working days.')).toBeVisible();
    expect(screen.getByText('1 Rose Lane')).toBeVisible();
    expect(screen.getByText('Toronto, ON M5V 2T6')).toBeVisible();
    expect(screen.getByText('Canada')).toBeVisible();
    expect(screen.getByText('Card ending in 4242')).toBeVisible();
    expect(screen.getAllByText('noor@example.com')[0]).toBeVisible();
    expect(screen.getByText('Demo store: no email leaves this machine.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Account' })).not.toBeInTheDocument();
    expect(place.url).toBe(url);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['pending', ['Pending', 'Processing', 'Shipped by Nov 23, 2026', 'Delivered by Nov 30, 2026'], 'Pending'],
    ['shipped', ['Pending, done', 'Processing, done', 'Shipped', 'Delivered by Nov 30, 2026'], 'Shipped'],
    ['delivered', ['Pending, done', 'Processing, done', 'Shipped, done', 'Delivered'], 'Delivered'],
  ] as const)('shows the progress, with the days by which it is due: %s', async (status, stages, current) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(order.createdAt));
    savePlacedOrder({ ...order, status });
    renderRoutes(Screens, url);
    const progress = within(await screen.findByRole('list', { name: 'Progress of this order' })).getAllByRole(
      'listitem',
    );
    expect(progress.map((stage) => stage.textContent)).toEqual([`${stages[0]} Nov 20, 2026`, ...stages.slice(1)]);
    expect(progress.filter((stage) => stage.getAttribute('aria-current') === 'step')).toEqual([
      expect.objectContaining({ textContent: expect.stringContaining(current) }),
    ]);
  });

  test('the stored sums are shown, not sums by the rules of today', async () => {
    savePlacedOrder({ ...order, shipping: 4.5, tax: 3.21, total: 156.91 });
    renderRoutes(Screens, url);
    await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' });
    expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '$149.20',
      '$4.50',
      '$3.21',
      '$156.91',
    ]);
  });

  test('a cancelled order shows no progress', async () => {
    savePlacedOrder({ ...order, status: 'cancelled' });
    renderRoutes(Screens, url);
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progress of this order' })).not.toBeInTheDocument();
  });

  test('a just placed order is shown with thanks first', async () => {
    savePlacedOrder({ ...order, createdAt: new Date().toISOString() });
    renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, Noor' })).toBeVisible();
    expect(screen.getByText('Order GLW-7K3M9Q2XWZ4T')).toBeVisible();
  });

  test('a discontinued line keeps its name and price and has no link', async () => {
    savePlacedOrder({
      ...order,
      items: [
        ...order.items,
        {
          id: 'skn-099-jar',
          name: 'Honey Jar',
          quantity: 1,
          price: 149.2,
          image: '/images/products/skn-001-1-480.webp',
        },
      ],
    });
    renderRoutes(Screens, url);
    expect(await screen.findByRole('link', { name: 'Velvet Matte Lipstick' })).toBeVisible();
    expect(screen.getByText('Honey Jar')).toBeVisible();
    expect(screen.getByText('1 × $149.20')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Honey Jar' })).not.toBeInTheDocument();
  });

  test('without the catalogue its lines keep their names, prices and pictures', async () => {
    savePlacedOrder(order);
    const lines = jest.fn(() => Promise.reject(new Error('unavailable')));
    renderRoutes(Screens, url, { catalog: { ...createSampleCatalog(), lines } });
    const line = within(await screen.findByRole('list', { name: 'Items in this order' }));
    await waitFor(() => expect(lines).toHaveBeenCalledTimes(1));
    expect(line.getByText('Velvet Matte Lipstick')).toBeVisible();
    expect(line.getByText('2 × $30.10')).toBeVisible();
    expect(line.getAllByRole('presentation')).toHaveLength(2);
    expect(line.queryByRole('link')).not.toBeInTheDocument();
  });

  test('it can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    savePlacedOrder(order);
    const { user } = renderRoutes(Screens, url);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('a signed-in shopper has a link back to the account', async () => {
    savePlacedOrder(order);
    renderRoutes(Screens, url, { user: shopper });
    expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
  });

  test('in a new tab the order is fetched from the server', async () => {
    const fetched = serverAnswers(THE_ORDER);
    renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders/GLW-7K3M9Q2XWZ4T',
      expect.objectContaining({ headers: { 'Glow-Account': 'false' } }),
    );
  });

  test('a guest without its receipt is asked to sign in', async () => {
    serverAnswers(NO_SUCH_ORDER);
    const { place } = renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(place.url).toBe('/login');
  });

  test('a signed-in shopper is told that there is no such order', async () => {
    serverAnswers(NO_SUCH_ORDER);
    renderRoutes(Screens, url, { user: shopper });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Your Orders' })).toHaveAttribute('href', '/account/orders');
  });

  test.each([
    ['a server error', { status: 500, body: { success: false, message: 'Something went wrong.', errors: [] } }],
    ["a proxy's 404", { status: 404, body: { error: 'no route' } }],
    ["a portal's page", { status: 200, body: {} }],
  ])('%s shows Retry instead of redirecting to the login page', async (_, answer) => {
    serverAnswers(answer, THE_ORDER);
    const { user, place } = renderRoutes(Screens, url);
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot show this order just now' })).toBeVisible();
    expect(place.url).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-7K3M9Q2XWZ4T' })).toBeVisible();
  });

  test('a sample order opens for a signed-in shopper, with amounts computed from its lines', async () => {
    renderRoutes(Screens, '/account/orders/GLW-019', { user: shopper });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-019' })).toBeVisible();
    expect(screen.getByText('Sample')).toBeVisible();
    expect(screen.getAllByRole('definition').map((sum) => sum.textContent)).toEqual([
      '$76.00',
      'Free',
      '$6.08',
      '$82.08',
    ]);
  });

  test('a guest has to sign in for a sample order, and returns to it', async () => {
    const { place, stores } = renderRoutes(Screens, '/account/orders/GLW-019');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    act(() => stores.auth.setState({ user: shopper, isAuthenticated: true }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Order GLW-019' })).toBeVisible();
    expect(place.url).toBe('/account/orders/GLW-019');
  });
});
