import type { Order } from '@glow/shared/orders';
import type { Dashboard, StaffCustomerRow, StaffOrder, StaffOrderRow } from '@glow/shared/staff';
import { fill, shopper, storedPostal } from '@glow/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, asked, cellsOf, fakeStaffApi, list, open, place, posted, type Answer } from '../testing/staffApi';

beforeEach(fakeStaffApi);

const ROW: StaffOrderRow = {
  id: 'GLW-AAAAAAAAAAAA',
  createdAt: '2026-10-30T10:00:00.000Z',
  status: 'processing',
  total: 95_04,
  pieces: 2,
  customerName: 'Sofia Delgado',
  customerEmail: 'sofia@example.com',
  shipTo: '1170 Mesa Drive, Austin, TX 78704, US',
};
const ADDRESS = { ...storedPostal, country: 'US' as const, email: 'sofia@example.com', phone: '555 0101' };
const ORDER: Order = {
  ...{ id: ROW.id, createdAt: ROW.createdAt, status: ROW.status },
  ...{ customerEmail: ROW.customerEmail, customerName: ROW.customerName },
  items: [{ id: 'skn-001', name: 'Night Cream', variant: 'Size: 50 ml', quantity: 2, price: 44, image: 'skn-001-1' }],
  ...{ subtotal: 88, shipping: 0, tax: 7.04, total: 95.04 },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
};
const STAFF_ORDER: StaffOrder = {
  order: ORDER,
  version: 3,
  tracking: '',
  next: ['shipped', 'cancelled'],
  changes: [{ at: 1_000, operator: 'noor@example.com', subject: ROW.id, change: 'status pending → processing' }],
  mails: [
    {
      id: 'mail-1',
      recipient: ROW.customerEmail,
      subject: 'Your order',
      createdAt: ROW.createdAt,
      problem: 'mailbox is full',
    },
  ],
};
const SHIPPED: StaffOrder = {
  ...STAFF_ORDER,
  order: { ...ORDER, status: 'shipped' },
  version: 4,
  next: ['delivered'],
  tracking: 'T-1',
  changes: [
    { at: 2_000, operator: 'kim@example.com', subject: ROW.id, change: 'status processing → shipped' },
    ...STAFF_ORDER.changes,
  ],
};

const DASHBOARD: Dashboard = {
  revenue: 1_234_56,
  orders: 1_200,
  products: 12,
  customers: 1,
  revenueGrowth: -3.4567,
  orderGrowth: null,
  days: [
    { date: '2026-10-29', total: 0 },
    { date: '2026-10-30', total: 12_345_00 },
  ],
  statuses: { pending: 0, processing: 1, shipped: 0, delivered: 0, cancelled: 1_000 },
  recent: [{ id: ROW.id, createdAt: ROW.createdAt, status: ROW.status, total: ROW.total, pieces: ROW.pieces }],
  lowStock: [],
};

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

const ORDER_PAGE = `/admin?tab=orders&order=${ROW.id}`;

function tabs() {
  return screen.getAllByRole('tab').map(({ textContent }) => textContent);
}

describe('who may open the admin (ADM-1)', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['support', ['Dashboard', 'Orders', 'Customers', 'Newsletter']],
    ['catalogue', ['Dashboard', 'Products']],
    ['owner', ['Dashboard', 'Products', 'Orders', 'Customers', 'Newsletter', 'Policy', 'Log', 'Releases']],
  ])('%s sees the tabs of the role', async (role, labels) => {
    answers['GET dashboard'] = { body: { dashboard: DASHBOARD } };
    open('/admin', role);
    await screen.findByText('$1,234.56');
    expect(tabs()).toEqual(labels);
    expect(screen.queryByText('Demo data')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: ROW.id })).toHaveLength(role === 'catalogue' ? 0 : 1);
  });

  test('a customer gets a way to the store and to the account, and nothing is asked', async () => {
    open('/admin', 'customer');
    expect(await screen.findByRole('heading', { name: 'For staff only' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('a visitor signs in first', async () => {
    localStorage.removeItem('glow_account');
    open('/admin?tab=orders', 'visitor');
    await waitFor(() => expect(place.url).toBe('/login'));
  });

  test('whoever signs out leaves', async () => {
    answers['GET orders'] = list([ROW]);
    const { auth } = open('/admin?tab=orders');
    await screen.findByRole('table', { name: 'Orders' });
    act(() => auth.setState({ user: undefined, isAuthenticated: false, roles: [], hasExpired: false }));
    await waitFor(() => expect(place.url).toBe('/'));
  });
});

describe('the dashboard', () => {
  test('shows the figures, the growth of each sign, sales, statuses, orders and low stock (GEN-8, ADM-2)', async () => {
    answers['GET dashboard'] = { body: { dashboard: DASHBOARD } };
    open('/admin');
    await screen.findByText('$1,234.56');
    const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(figures).toEqual(['Revenue−3.5% growth$1,234.56', 'Ordersno former month1,200', 'Products12', 'Customers1']);
    expect(screen.getByRole('region', { name: 'Sales by day' })).toHaveTextContent(
      `The last 2 days in the time zone ${zone}, without what was cancelled. The tallest column is $12,345.`,
    );
    expect(screen.getByRole('region', { name: 'Sales by day' })).toHaveTextContent(/\$12,345Show/);
    expect(screen.getByRole('region', { name: 'Orders by status' })).toHaveTextContent('Cancelled1000');
    expect(await cellsOf('Recent orders')).toEqual(['Processing', '$95.04']);
    expect(screen.getByRole('link', { name: ROW.id })).toHaveAttribute('href', ORDER_PAGE);
    expect(screen.getByText('No product is running low.')).toBeVisible();
  });

  test('of an empty shop has no chart', async () => {
    const days = DASHBOARD.days.map((day) => ({ ...day, total: 0 }));
    answers['GET dashboard'] = { body: { dashboard: { ...DASHBOARD, days, statuses: {}, recent: [] } } };
    open('/admin');
    expect(await screen.findByText(`The last 2 days in the time zone ${zone}: no sales.`)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Recent orders' })).toHaveTextContent('No orders yet.');
  });

  test('that could not be loaded is loaded again with Retry', async () => {
    answers['GET dashboard'] = ['offline', { status: 500 }, { body: { dashboard: DASHBOARD } }];
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open('/admin');
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    onLine.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The store does not answer. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('$1,234.56')).toBeVisible();
  });
});

describe('the orders', () => {
  test('are listed, and their number is said', async () => {
    answers['GET orders'] = list([ROW], { matchCount: 1_234, pageCount: 62 });
    open('/admin?tab=orders&page=x&status=nonsense');
    const customer = 'Sofia Delgadosofia@example.com';
    expect(await cellsOf('Orders')).toEqual([customer, '$95.042 items', 'Processing']);
    expect(screen.getByText('1,234 orders')).toHaveAttribute('role', 'status');
    expect(asked[0]?.request).toBe('GET orders');
  });

  test('are searched after a pause, or at once with Enter; a search begins with the first page', async () => {
    answers['GET orders'] = list([ROW], { page: 2, pageCount: 3 });
    const { user } = open('/admin?tab=orders&page=2');
    await screen.findByRole('table', { name: 'Orders' });
    fill(screen.getByLabelText('Search orders'), 'a & ');
    await user.type(screen.getByLabelText('Search orders'), 'b{Enter}');
    await waitFor(() => expect(place.url).toBe('/admin?tab=orders&search=a+%26+b'));
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET orders?search=a+%26+b'));
    await user.type(screen.getByLabelText('Search orders'), 'c');
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET orders?search=a+%26+bc'));
  });

  test('are filtered and paged in the URL, and Back undoes it', async () => {
    answers['GET orders'] = list([ROW], { pageCount: 3, after: '7 GLW-7' });
    const { user } = open('/admin?tab=orders');
    await screen.findByRole('table', { name: 'Orders' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Shipped');
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET orders?status=shipped'));
    answers['GET orders'] = list([ROW], { page: 2, pageCount: 3 });
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(place.url).toBe('/admin?tab=orders&status=shipped&page=2&after=7+GLW-7');
    expect(asked.at(-1)?.request).toBe('GET orders?status=shipped&page=2&after=7+GLW-7');
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous).toHaveAttribute('href', '/admin?tab=orders&status=shipped&page=1');
    await waitFor(() => expect(screen.getByRole('group', { name: 'orders' })).toHaveFocus());
    place.go(-1);
    expect(place.url).toBe('/admin?tab=orders&status=shipped');
    expect(screen.getByLabelText('Status')).toHaveValue('shipped');
    await waitFor(() => expect(screen.getByRole('group', { name: 'orders' })).toHaveAttribute('data-loading', 'false'));
  });

  test('are a placeholder while they load, and the newest answer then, whatever comes late', async () => {
    let answerLate: (answer: Answer) => void = () => undefined;
    answers['GET orders'] = new Promise<never>((resolve) => (answerLate = resolve as typeof answerLate));
    answers['GET orders?status=shipped'] = list([ROW]);
    const { user } = open('/admin?tab=orders');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeVisible();
    expect(screen.getByLabelText('Search orders')).toBeVisible();
    const choose = (status: string) => user.selectOptions(screen.getByLabelText('Status'), status);
    const rows = () => screen.getByRole('group', { name: 'orders' });
    await choose('Shipped');
    await screen.findByText('1 order');
    await choose('All statuses');
    expect(rows()).toHaveAttribute('data-loading', 'true');
    await choose('Shipped');
    await waitFor(() => expect(rows()).toHaveAttribute('data-loading', 'false'));
    await act(async () => answerLate(list([], { matchCount: 99 })));
    expect(screen.getByText('1 order')).toBeVisible();
  });

  test('may be none yet, or none found, and the search can be cleared', async () => {
    answers['GET orders'] = list([]);
    const { user } = open('/admin?tab=orders&search=zzz&status=shipped');
    expect(await screen.findByRole('heading', { name: 'No order found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(place.url).toBe('/admin?tab=orders');
    expect(screen.getByLabelText('Search orders')).toHaveFocus();
    expect(screen.getByLabelText('Search orders')).toHaveValue('');
  });

  test('move the focus to the heading of the one that is opened, and back to its row', async () => {
    answers['GET orders'] = list([ROW]);
    answers['GET orders/'] = { body: { order: STAFF_ORDER } };
    const { user } = open('/admin?tab=orders&search=sofia');
    await user.click(await screen.findByRole('link', { name: ROW.id }));
    expect(await screen.findByRole('heading', { name: `Order ${ROW.id}` })).toHaveFocus();
    expect(screen.queryByRole('table', { name: 'Orders' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(place.url).toBe('/admin?tab=orders&search=sofia');
    expect(screen.getByRole('link', { name: ROW.id })).toHaveFocus();
  });
});

test.each([
  ['GET orders', '/admin?tab=orders', 403, 'Your role does not allow this.'],
  ['GET orders/', ORDER_PAGE, 404, 'There is no such order.'],
  ['GET products/', '/admin?tab=products&product=skn-999', 404, 'There is no such product.'],
])('What %s does not give is told in a sentence, without Retry', async (request, url, status, message) => {
  answers[request] = { status, body: { message } };
  open(url);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

describe('an order', () => {
  const findStatus = () => screen.findByLabelText('Status', { selector: 'form[aria-label="Change this order"] *' });

  beforeEach(() => {
    answers['GET orders'] = list([ROW]);
    answers['GET orders/'] = { body: { order: STAFF_ORDER } };
  });

  test('shows lines, sums, delivery, history and emails, and has nothing to save at first', async () => {
    const { user } = open(ORDER_PAGE);
    expect(await screen.findByRole('region', { name: 'Items' })).toHaveTextContent(
      'Night CreamSize: 50 ml · 2 × $44.00$88.00Subtotal$88.00ShippingFreeTax$7.04Total$95.04',
    );
    expect(screen.getByRole('region', { name: 'Delivery' })).toHaveTextContent(/1 Rose Lane.*555 0101.*4242/);
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
      /status pending → processing.*noor@example.com/,
    );
    expect(screen.getByRole('region', { name: 'Emails' })).toHaveTextContent(/mailbox is full.*not sent yet/);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText(/^Nothing to save/)).toBeVisible();
    expect(posted()).toEqual([]);
  });

  test('that is paid for elsewhere has both addresses', async () => {
    const order = { ...ORDER, billingAddress: { ...ADDRESS, city: 'Salem' } };
    answers['GET orders/'] = { body: { order: { ...STAFF_ORDER, order } } };
    open(ORDER_PAGE);
    expect(await screen.findByRole('region', { name: 'Delivery' })).toHaveTextContent(/Portland.*Salem/);
  });

  test('gets only a status that can follow, a tracking number and a note; then the list is loaded again', async () => {
    answers['POST orders/'] = { body: { order: SHIPPED, withoutStock: [] } };
    const { user } = open(ORDER_PAGE);
    const status = await findStatus();
    const offered = [...status.children].map(({ textContent }) => textContent);
    expect(offered).toEqual(['Processing (no change)', 'Shipped', 'Cancelled']);
    await user.selectOptions(status, 'Shipped');
    fill(screen.getByLabelText('Tracking number'), ' T-1 ');
    fill(screen.getByLabelText('Note'), 'left at the door');
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Order saved')).toBeVisible();
    const body = { version: 3, status: 'shipped', tracking: 'T-1', note: 'left at the door' };
    expect(asked).toEqual([{ request: `POST orders/${ROW.id}`, body }, { request: 'GET orders' }]);
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(screen.getByLabelText('Tracking number')).toHaveValue('T-1');
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('status processing → shipped');
  });

  test('is sent once, however often Save is pressed', async () => {
    answers['POST orders/'] = new Promise<never>(() => undefined);
    const { user } = open(ORDER_PAGE);
    await user.type(await screen.findByLabelText('Note'), 'one{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Saving…' }));
    expect(posted()).toHaveLength(1);
  });

  test('is cancelled after a question, and says what could not be put back', async () => {
    const cancelled = { ...STAFF_ORDER, order: { ...ORDER, status: 'cancelled' }, next: [] };
    answers['POST orders/'] = { body: { order: cancelled, withoutStock: ['mkp-009'] } };
    const { user } = open(ORDER_PAGE);
    await user.selectOptions(await findStatus(), 'Cancelled');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the order?' });
    expect(dialog).toHaveTextContent('Its pieces can be bought again.');
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText(/not put back in stock: mkp-009/)).toBeVisible();
    expect(await screen.findByText('Status: Cancelled. No other can follow.')).toBeVisible();
  });

  test('that somebody else has changed shows it, keeps what was typed, and is saved on their version', async () => {
    answers['POST orders/'] = [
      { status: 409, body: { code: 'changed', current: SHIPPED } },
      { body: { order: SHIPPED, withoutStock: [] } },
    ];
    const { user } = open(ORDER_PAGE);
    fill(await screen.findByLabelText('Note'), 'mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const alert = (await screen.findByText(/^Somebody else has changed/)).parentElement;
    expect(alert).toHaveTextContent(/status processing → shipped.*kim@example.com/);
    expect(alert).not.toHaveTextContent('noor@example.com');
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Order saved');
    expect(posted().at(-1)?.body).toEqual({ version: 4, note: 'mine' });
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
  });

  test('keeps what was typed when it is refused', async () => {
    answers['POST orders/'] = { status: 422, body: { message: 'A note has no email address.' } };
    const { user } = open(ORDER_PAGE);
    await user.type(await screen.findByLabelText('Note'), 'mine{Enter}');
    expect(await screen.findByText('A note has no email address.')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  });

  test('shows an address of a parcel as a link, and takes nothing else', async () => {
    answers['GET orders/'] = { body: { order: { ...SHIPPED, tracking: 'https://post.example/1' } } };
    const { user } = open(ORDER_PAGE);
    const link = await screen.findByRole('link', { name: 'Track the parcel at post.example (opens another site)' });
    expect(link).toHaveAttribute('href', 'https://post.example/1');
    fill(screen.getByLabelText('Tracking number'), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByLabelText('Tracking number')).toHaveAccessibleDescription(/Type a number .* or an address/);
    expect(posted()).toEqual([]);
  });

  test('sends one of its emails again, and tells if it cannot', async () => {
    const later = { id: 'mail-2', subject: 'Your order', createdAt: '2026-10-31T10:00:00.000Z' };
    const mails = [later, ...STAFF_ORDER.mails];
    answers['GET orders/'] = { body: { order: { ...STAFF_ORDER, mails } } };
    answers['POST orders/'] = [
      { status: 409, body: { message: 'It still waits to be sent.' } },
      { body: { order: { ...STAFF_ORDER, mails: [{ ...later, id: 'mail-3', subject: 'Sent anew' }, ...mails] } } },
    ];
    const { user } = open(ORDER_PAGE);
    const again = await screen.findAllByRole('button', { name: /^Send again.*Your order, written/ });
    expect(new Set(again.map(({ textContent }) => textContent)).size).toBe(2);
    await user.click(again[1] as HTMLElement);
    expect(await screen.findByText('It still waits to be sent.')).toBeVisible();
    await user.click(again[1] as HTMLElement);
    expect(await screen.findByText('The email is sent again')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Emails' })).toHaveTextContent('Sent anew');
    const request = { request: `POST orders/${ROW.id}/mails`, body: { mail: 'mail-1' } };
    expect(posted()).toEqual([request, request]);
  });

  describe('that can be corrected', () => {
    const CORRECTABLE: StaffOrder = { ...STAFF_ORDER, corrections: ['address', 'email'] };
    const findForm = async () => within(await screen.findByRole('form', { name: 'Correct email or address' }));
    const { email: _email, ...address } = ADDRESS;

    beforeEach(() => {
      answers['GET orders/'] = { body: { order: CORRECTABLE } };
    });

    test.each([[STAFF_ORDER], [{ ...STAFF_ORDER, corrections: [] }]])('has no such panel otherwise', async (order) => {
      answers['GET orders/'] = { body: { order } };
      open(ORDER_PAGE);
      await screen.findByRole('region', { name: 'Emails' });
      expect(screen.queryByText('Correct email or address')).not.toBeInTheDocument();
    });

    test("gets another email and address, with the regions of its country and checkout's messages", async () => {
      answers['POST orders/'] = { body: { order: { ...CORRECTABLE, version: 4 }, withoutStock: [] } };
      const { user } = open(ORDER_PAGE);
      const form = await findForm();
      fill(form.getByLabelText('Email'), 'nobody');
      fill(form.getByLabelText('City'), ' ');
      await user.selectOptions(form.getByLabelText('Country'), 'Canada');
      await user.click(form.getByRole('button', { name: 'Save correction' }));
      expect(form.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
      expect(form.getByLabelText('City')).toHaveAccessibleDescription('City is required');
      expect(form.getByLabelText('Province')).toHaveAccessibleDescription('Province is required');
      expect(form.getByLabelText('Province')).toHaveDisplayValue('Choose');
      expect(posted()).toEqual([]);
      fill(form.getByLabelText('Email'), 'right@example.com');
      fill(form.getByLabelText('City'), 'Toronto');
      await user.selectOptions(form.getByLabelText('Province'), 'Ontario');
      await user.click(form.getByRole('button', { name: 'Save correction' }));
      expect(await screen.findByText('Correction saved')).toBeVisible();
      const corrected = { ...address, city: 'Toronto', state: 'ON', country: 'CA' };
      const body = { version: 3, email: 'right@example.com', address: corrected };
      expect(posted()).toEqual([{ request: `POST orders/${ROW.id}`, body }]);
    });

    test('by address only if an account has placed it; what was typed stays if it is refused', async () => {
      answers['GET orders/'] = { body: { order: { ...CORRECTABLE, corrections: ['address'] } } };
      answers['POST orders/'] = { status: 409, body: { code: 'changed', current: { ...CORRECTABLE, version: 4 } } };
      const { user } = open(ORDER_PAGE);
      const form = await findForm();
      expect(form.queryByLabelText('Email')).not.toBeInTheDocument();
      fill(form.getByLabelText('Phone number'), '555 0199');
      await user.click(form.getByRole('button', { name: 'Save correction' }));
      expect(await form.findByText(/^Somebody else has changed this order/)).toBeVisible();
      expect(form.getByLabelText('Phone number')).toHaveValue('555 0199');
      await user.click(form.getByRole('button', { name: 'Save correction' }));
      await waitFor(() => expect(posted()).toHaveLength(2));
      expect(posted()[1]?.body).toEqual({ version: 4, address: { ...address, phone: '555 0199' } });
    });
  });

  test('asks before it is left with something not saved', async () => {
    answers['POST orders/'] = { body: { order: SHIPPED, withoutStock: [] } };
    const { user } = open(ORDER_PAGE);
    fill(await screen.findByLabelText('Note'), 'mine');
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(place.url).toBe(ORDER_PAGE);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Order saved');
    await user.click(screen.getByRole('link', { name: 'All orders' }));
    expect(place.url).toBe('/admin?tab=orders');
  });

  test('stays with what was typed when the session ends, until there is one again', async () => {
    answers['POST orders/'] = [{ status: 401 }, { body: { order: SHIPPED, withoutStock: [] } }];
    const { user, auth, refresh } = open(ORDER_PAGE);
    refresh.mockImplementation(async () => {
      localStorage.removeItem('glow_account');
      auth.setState({ user: undefined, isAuthenticated: false, roles: [], hasExpired: true });
    });
    await user.type(await screen.findByLabelText('Note'), 'mine{Enter}');
    const [link] = await screen.findAllByRole('link', { name: /^Sign in/ });
    expect(link).toHaveAttribute('href', `/login?from=${encodeURIComponent(ORDER_PAGE)}`);
    expect(link).toHaveAttribute('target', '_blank');
    act(() => auth.setState({ user: shopper, isAuthenticated: true, roles: ['owner'], hasExpired: false }));
    expect(screen.queryByRole('link', { name: /^Sign in/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Order saved')).toBeVisible();
  });
});

describe('the customers', () => {
  const CUSTOMERS: StaffCustomerRow[] = [
    {
      email: 'sofia@example.com',
      name: 'Sofia Delgado',
      orders: 2,
      spent: 95_04,
      lastOrderAt: ROW.createdAt,
      account: { role: 'customer', emailVerified: false, createdAt: '2026-10-01T10:00:00.000Z' },
    },
    { email: 'guest@example.com', name: '', orders: 0, spent: 0 },
  ];
  beforeEach(() => {
    answers['GET customers'] = list(CUSTOMERS);
  });

  test('are listed with orders, money, last order and account', async () => {
    open('/admin?tab=customers', 'support');
    const cells = await cellsOf('Customers');
    expect(cells).toEqual(['sofia@example.com', '2', '$95.04', 'Oct 30, 2026', 'CustomerAddress not confirmed']);
    expect(screen.getByRole('row', { name: /guest@example.com/ })).toHaveTextContent('—guest@example.com0$0.00—Guest');
    expect(screen.queryByRole('button', { name: /Manage/ })).not.toBeInTheDocument();
  });

  test('get a role from an owner, in a dialog, and are signed out on all devices', async () => {
    answers['POST accounts/sign-out'] = {};
    answers['POST accounts/role'] = [{ status: 409, body: { message: 'One owner must stay.' } }, {}];
    const { user } = open('/admin?tab=customers');
    await user.click(await screen.findByRole('button', { name: /the account of sofia@example.com/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Manage account' });
    await user.click(within(dialog).getByRole('button', { name: 'Save role' }));
    expect(posted()).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('Role'), 'Support');
    await user.click(within(dialog).getByRole('button', { name: 'Save role' }));
    expect(await within(dialog).findByText('One owner must stay.')).toBeVisible();
    expect(within(dialog).getByLabelText('Role')).toHaveValue('support');
    asked.length = 0;
    await user.click(within(dialog).getByRole('button', { name: 'Save role' }));
    expect(await screen.findByText('Role saved')).toBeVisible();
    const body = { email: 'sofia@example.com', role: 'support', was: 'customer' };
    expect(asked).toEqual([{ request: 'POST accounts/role', body }, { request: 'GET customers' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /the account of sofia@example.com/ }));
    await user.click(await screen.findByRole('button', { name: 'End all sessions' }));
    expect(await screen.findByText('Sessions ended')).toBeVisible();
    expect(posted().at(-1)).toEqual({ request: 'POST accounts/sign-out', body: { email: 'sofia@example.com' } });
  });
});
