import { savePlacedOrder } from '@glow/shared/orders';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Screens } from '../routes';
import { placedOrder as order } from '../components/testing/placedOrder';

const url = `/account/orders/${order.id}`;

function serverAnswers(...answers: { status: number; body: unknown }[]) {
  const fetched = jest.fn<Promise<Pick<Response, 'status' | 'json'>>, [string, RequestInit]>();
  for (const { status, body } of answers) fetched.mockResolvedValueOnce({ status, json: async () => body });
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

const refusal = (message: string) => ({ success: false, message, errors: [] });
const NO_SUCH_ORDER = { status: 404, body: refusal('There is no such order, or it cannot be shown here.') };
const THE_ORDER = { status: 200, body: { success: true, order } };

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'fetch');
});

const findHeading = (name = 'Order GLW-7K3M9Q2XWZ4T') => screen.findByRole('heading', { level: 1, name });

const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

const { id, createdAt, status, items, subtotal, shipping, tax, total } = order;
/** The part of an order that stays when its account signs out. */
const summary = { id, createdAt, status, items, subtotal, shipping, tax, total };

describe("An account's order", () => {
  test('opens for the account in every tab, and is closed when it signs out (ORD-5)', async () => {
    const fetched = serverAnswers(NO_SUCH_ORDER);
    savePlacedOrder(order, shopper.id);
    sessionStorage.clear();
    const { stores, place } = renderRoutes(Screens, url, { user: shopper });
    expect(await findHeading()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders');
    expect(fetched).not.toHaveBeenCalled();
    act(() => stores.auth.setState({ user: undefined, isAuthenticated: false }));
    expect(screen.queryByText('1 Rose Lane')).not.toBeInTheDocument();
    await waitFor(() => expect(place.url).toBe('/login'));
  });

  test('shows lines and amounts, but not who has placed it, after signing out and in (ORD-6, AUTH-16)', async () => {
    const fetched = serverAnswers();
    localStorage.setItem('glow_orders', JSON.stringify({ [shopper.id]: [summary] }));
    renderRoutes(Screens, url, { user: shopper });
    expect(await findHeading()).toBeVisible();
    expect(screen.getByText('$161.14')).toBeVisible();
    expect(screen.getByText(/were removed from this device when you signed out/)).toBeVisible();
    expect(screen.queryByText(/ending in|Thank you|confirmation is for|Sample/)).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([false, true])(
    'that it has by its address alone is whole if the browser holds its receipt: %s (ORD-161)',
    async (isOwn) => {
      const claimed = { ...summary, destination: 'Toronto, ON', country: 'CA' };
      serverAnswers({ status: 200, body: { success: true, order: isOwn ? order : claimed } });
      localStorage.setItem('glow_orders', JSON.stringify({ [shopper.id]: [claimed] }));
      renderRoutes(Screens, url, { user: shopper });
      expect(await findHeading()).toBeVisible();
      if (isOwn) {
        expect(screen.getByText('1 Rose Lane')).toBeVisible();
        expect(screen.queryByText(/^Placed as a guest/)).not.toBeInTheDocument();
      } else {
        expect(screen.getByRole('heading', { level: 2, name: 'Shipping to' })).toBeVisible();
        expect(screen.getByText('Toronto, ON')).toBeVisible();
        expect(
          screen.getByText(
            'Placed as a guest with your email, so only the browser that placed it shows full address and card.',
          ),
        ).toBeVisible();
        expect(screen.getByText('Total (USD)')).toBeVisible();
        expect(screen.queryByText(/ending in|confirmation is for|were removed/)).not.toBeInTheDocument();
      }
    },
  );

  test('is unknown to another account (ORD-5)', async () => {
    serverAnswers(NO_SUCH_ORDER);
    savePlacedOrder(order, 'user-other');
    renderRoutes(Screens, url, { user: shopper });
    expect(await findHeading('Order not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Your Orders' })).toHaveAttribute('href', '/account/orders');
  });
});

describe('An order', () => {
  test('a guest sees all of the order of this tab, also without an answer, and can print it (ORD-6)', async () => {
    const fetched = serverAnswers();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    savePlacedOrder(order);
    const { user, place } = renderRoutes(Screens, url);
    expect(await findHeading()).toBeVisible();
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
    expect(sums()).toEqual(['$149.20', 'Free', '$11.94', '$161.14']);
    expect(screen.getByText('It arrives in 3 to 5 working days.')).toBeVisible();
    expect(screen.getByText('1 Rose Lane')).toBeVisible();
    expect(screen.getByText('Toronto, ON M5V 2T6')).toBeVisible();
    expect(screen.getByText('Canada')).toBeVisible();
    expect(screen.getByText('Card ending in 4242')).toBeVisible();
    expect(screen.getAllByText('rose@example.com')[0]).toBeVisible();
    expect(screen.getByText('Demo store: no email leaves this machine.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(place.url).toBe(url);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  });

  const shipped = {
    ...{ ...order, status: 'shipped' as const, tracking: 'https://post.example/1Z?a=b' },
    statusDates: { processing: '2026-11-21T10:00:00.000Z', shipped: '2026-11-22T10:00:00.000Z' },
  };
  const steps = () =>
    within(screen.getByRole('list', { name: 'Progress of this order' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);
  const REACHED = ['Pending, done Nov 20, 2026', 'Processing, done Nov 21, 2026', 'Shipped Nov 22, 2026', 'Delivered'];

  test('of a guest shows what staff have changed, and its thanks stay (ORD-5, ORD-9, ORD-11)', async () => {
    savePlacedOrder({ ...order, keptAt: Date.now() });
    const fetched = serverAnswers({ status: 200, body: { success: true, order: shipped } });
    renderRoutes(Screens, url);
    const link = await screen.findByRole('link', { name: /^Track the parcel/ });
    expect(link).toHaveTextContent('Track the parcel at post.example (opens another site)');
    expect(link).toHaveAttribute('href', 'https://post.example/1Z?a=b');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('target', '_blank');
    expect(steps()).toEqual(REACHED);
    expect(await findHeading('Thank you, Rose')).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('of an account shows what has changed once its data is renewed (ORD-5)', async () => {
    savePlacedOrder(order, shopper.id);
    renderRoutes(Screens, url, { user: shopper });
    await findHeading();
    const newValue = JSON.stringify({ [shopper.id]: [{ ...shipped, tracking: '1Z-99/7' }] });
    localStorage.setItem('glow_orders', newValue);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_orders', newValue })));
    expect(steps()).toEqual(REACHED);
    expect(screen.getByText('1Z-99/7')).toBeVisible();
    expect(screen.queryByRole('link', { name: /parcel/ })).not.toBeInTheDocument();
  });

  test.each([{ statusDates: { shipped: 'soon' } }, { statusDates: 'never' }, { tracking: {} }])(
    'of another shape, as %j, is asked for (ORD-7)',
    async (broken) => {
      savePlacedOrder({ ...order, ...(broken as object) });
      serverAnswers(THE_ORDER);
      renderRoutes(Screens, url);
      expect(await findHeading()).toBeVisible();
      expect(screen.queryByText(/parcel at|Tracking number/)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['pending', ['Pending', 'Processing', 'Shipped by Nov 23, 2026', 'Delivered by Nov 30, 2026'], 'Pending'],
    ['shipped', ['Pending, done', 'Processing, done', 'Shipped', 'Delivered by Nov 30, 2026'], 'Shipped'],
    ['delivered', ['Pending, done', 'Processing, done', 'Shipped, done', 'Delivered'], 'Delivered'],
  ] as const)('shows the progress and the days it is due: %s (ORD-3, ORD-6)', async (status, stages, current) => {
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

  test('a cancelled order shows no progress (ORD-3)', async () => {
    savePlacedOrder({ ...order, status: 'cancelled' });
    renderRoutes(Screens, url);
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progress of this order' })).not.toBeInTheDocument();
  });

  test.each([
    ['processing', '{"heading":"While you wait"}'],
    ['shipped', '{"heading":"While you wait"}'],
    ['delivered', '{}'],
    ['cancelled', '{}'],
  ] as const)('that is %s has articles below it, with the heading in %s (BLOG-30)', async (orderStatus, props) => {
    savePlacedOrder({ ...order, status: orderStatus });
    renderRoutes(Screens, url);
    expect(await screen.findByText(`Fragment blog/ArticleShelf ${props}`)).toBeVisible();
  });

  test('an order just placed has thanks; only a store that sends no email says that (ORD-6)', async () => {
    savePlacedOrder({ ...order, createdAt: new Date().toISOString() });
    renderRoutes(Screens, url, { policy: { ...DEFAULT_POLICY, sendsMail: true } });
    expect(await findHeading('Thank you, Rose')).toBeVisible();
    expect(screen.getByText('Order GLW-7K3M9Q2XWZ4T')).toBeVisible();
    expect(screen.getByText(/The confirmation is for/)).toBeVisible();
    expect(screen.queryByText(/no email/)).not.toBeInTheDocument();
  });

  test.each([
    [599, 'Thank you, Rose'],
    [600, 'Order GLW-7K3M9Q2XWZ4T'],
  ])('%i seconds after it was placed, by the clock of the device, the heading is %s (ORD-6)', async (seconds, name) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    savePlacedOrder({ ...order, keptAt: now - seconds * 1000 });
    renderRoutes(Screens, url);
    expect(await findHeading(name)).toBeVisible();
  });

  test('the stored sums are shown, and a discontinued line keeps its name and price and has no link', async () => {
    const jar = { id: 'skn-099-jar', name: 'Honey Jar', quantity: 1, price: 149.2, image: 'products/skn-001-1' };
    savePlacedOrder({ ...order, items: [...order.items, jar], shipping: 4.5, tax: 3.21, total: 156.91 });
    renderRoutes(Screens, url);
    expect(await screen.findByRole('link', { name: 'Velvet Matte Lipstick' })).toBeVisible();
    expect(screen.getByText('Honey Jar')).toBeVisible();
    expect(screen.getByText('1 × $149.20')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Honey Jar' })).not.toBeInTheDocument();
    expect(sums()).toEqual(['$149.20', '$4.50', '$3.21', '$156.91']);
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

  test('in a new tab the order is fetched from the server (ORD-5)', async () => {
    const fetched = serverAnswers(THE_ORDER);
    renderRoutes(Screens, url);
    expect(await findHeading()).toBeVisible();
    expect(fetched).toHaveBeenCalledWith(
      '/api/orders/GLW-7K3M9Q2XWZ4T',
      expect.objectContaining({ headers: { 'Glow-Account': 'false' } }),
    );
  });

  test('a guest without its receipt is asked to sign in (ORD-5)', async () => {
    serverAnswers(NO_SUCH_ORDER);
    const { place } = renderRoutes(Screens, url);
    expect(await findHeading('Sign In')).toBeVisible();
    expect(place.url).toBe('/login');
  });

  test.each([
    ['a server error', { status: 500, body: refusal('Something went wrong.') }],
    ["a proxy's 404", { status: 404, body: { error: 'no route' } }],
    ["a portal's page", { status: 200, body: {} }],
  ])('%s shows Retry instead of redirecting to the login page (ORD-5, AUTH-18)', async (_, answer) => {
    serverAnswers(answer, THE_ORDER);
    const { user, place } = renderRoutes(Screens, url);
    expect(await findHeading('We cannot show this order just now')).toBeVisible();
    expect(place.url).toBe(url);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findHeading()).toBeVisible();
  });

  test('a sample order has the amounts of its lines by the default policy (ORD-5, ORD-6, PRICE-130)', async () => {
    const policy = { tax: 20_000, shipping: 9_99, freeFrom: 500_00 };
    renderRoutes(Screens, '/account/orders/GLW-019', { user: shopper, policy });
    expect(await findHeading('Order GLW-019')).toBeVisible();
    expect(screen.getByText('Sample')).toBeVisible();
    for (const text of ['48 Linden Street', 'demo@example.com', /^Card ending in/])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(sums()).toEqual(['$76.00', 'Free', '$6.08', '$82.08']);
  });

  test('a guest has to sign in for a sample order, and returns to it (ORD-5)', async () => {
    const { place, stores } = renderRoutes(Screens, '/account/orders/GLW-019');
    await findHeading('Sign In');
    act(() => stores.auth.setState({ user: shopper, isAuthenticated: true }));
    expect(await findHeading('Order GLW-019')).toBeVisible();
    expect(place.url).toBe('/account/orders/GLW-019');
  });
});
