import type { User } from '@glow/shared/auth';
import type { CatalogSource } from '@glow/shared/catalog';
import type { CartItem } from '@glow/shared/cart';
import { placedOrders, type OrderRequest } from '@glow/shared/orders';
import { useLocation } from '@glow/shared/router';
import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import { createSampleCatalog } from '@glow/shared/samples';
import { Route, Routes, cartItem, changingCatalog, renderRoutes, shopper } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Screens } from '../routes';

const cart = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose')];
const placed = { success: true, order: { id: 'GLW-7K3M9QXTR2VB' } };

const server = jest.fn();

/** Every visited path, in order. */
let visited: string[] = [];

function Witness() {
  const { pathname } = useLocation();
  if (visited.at(-1) !== pathname) visited.push(pathname);
  return null;
}

function StoreScreens() {
  return (
    <>
      <Witness />
      <Routes>
        <Route path="/account/orders/:orderId" element={<h1>Order confirmation</h1>} />
        <Route path="*" element={<Screens />} />
      </Routes>
    </>
  );
}

/** The remote's routes plus a stub of the order page, which belongs to another remote. */
const Store = Object.assign(StoreScreens, { preload: Screens.preload, routeOf: Screens.routeOf });

function answer(status: number, body: unknown) {
  server.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body });
}

beforeEach(() => {
  visited = [];
  server.mockReset();
  globalThis.fetch = server;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

async function fillIn(user: UserEvent, fields: Record<string, string>, group: HTMLElement = document.body) {
  for (const [label, value] of Object.entries(fields)) {
    const field = within(group).getByLabelText(label);
    if (field instanceof HTMLInputElement && field.value) await user.clear(field);
    act(() => field.focus());
    await user.paste(value);
  }
}

/** Fills fields at once, for a test of what comes after them. */
function setFields(fields: Record<string, string>) {
  act(() => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
}

const address = {
  'First name': 'Amelia',
  'Last name': 'Hart',
  Address: '12 Rose Lane',
  City: 'Portland',
  'ZIP code': '97201',
};

async function giveShipping(user: UserEvent) {
  await screen.findByRole('heading', { level: 2, name: 'Shipping' });
  setFields({ Email: 'amelia@example.com', Phone: '(555) 010-2368', ...address, State: 'OR' });
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await screen.findByRole('heading', { level: 2, name: 'Payment' });
}

async function giveCard(user: UserEvent) {
  setFields({
    'Name on card': 'Amelia Hart',
    'Card number': '4111-1111-1111-1234',
    'Expiry date': '12/2027',
    CVV: '987',
  });
  await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
  await screen.findByRole('heading', { level: 2, name: 'Review' });
}

const given = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia@example.com',
  phone: '(555) 010-2368',
  address1: '12 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

interface Circumstances {
  cart?: CartItem[];
  user?: User;
  catalog?: CatalogSource;
}

/** Checkout with a shipping address already stored in this tab. */
async function openPayment(circumstances: Circumstances = {}) {
  sessionStorage.setItem('glow_checkout', JSON.stringify({ userId: circumstances.user?.id, shipping: given }));
  const view = renderRoutes(Store, '/checkout?step=payment', { cart, ...circumstances });
  await screen.findByLabelText('Card number');
  return view;
}

async function openReview(circumstances: Circumstances = {}) {
  const view = await openPayment(circumstances);
  await giveCard(view.user);
  return view;
}

/** Waits for the simulated payment (2 s). */
async function pay() {
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

/** Clicks Place Order and waits for the simulated payment. */
async function pressPlaceOrder(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Place Order/ }));
  await pay();
}

function sentKey(call: number): string {
  return server.mock.calls[call][1].headers['Idempotency-Key'];
}

function sentOrder(call: number): OrderRequest {
  return JSON.parse(server.mock.calls[call][1].body);
}

describe('Checkout flow', () => {
  test('A guest enters address and card, reviews the order and places it', async () => {
    answer(201, placed);
    const { user, stores, place } = renderRoutes(Store, '/checkout', { cart });
    await giveShipping(user);
    expect(place.url).toBe('/checkout?step=payment');
    await giveCard(user);
    expect(place.url).toBe('/checkout?step=review');
    expect(screen.getByText('Card ending in 1234')).toBeVisible();
    expect(screen.getByText('Portland, OR 97201')).toBeVisible();
    expect(screen.getByText('You can return your order within 30 days.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Place Order • $112.32' }));
    expect(screen.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(server).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));

    const [url, { method, body }] = server.mock.calls[0];
    expect([url, method]).toEqual(['/api/orders', 'POST']);
    expect(JSON.parse(body)).toMatchObject({
      customerName: 'Amelia Hart',
      total: 112.32,
      paymentMethod: { type: 'card', last4: '1234', brand: 'visa' },
    });
    expect(body).not.toMatch(/4111|987/);
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
    // must not redirect through /cart, which is empty by then (CHK-1)
    expect(visited).toEqual(['/checkout', '/account/orders/GLW-7K3M9QXTR2VB']);
    expect(screen.getByRole('heading', { name: 'Order confirmation' })).toBeVisible();
    expect(stores.toast.getState().toasts).toMatchObject([
      {
        title: 'Order placed successfully!',
        description: "Order #GLW-7K3M9QXTR2VB has been confirmed. You'll receive a confirmation email shortly.",
      },
    ]);
    expect(stores.cart.getState().items).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('glow_receipts') ?? '')).toMatchObject([
      { id: 'GLW-7K3M9QXTR2VB', status: 'processing', total: 112.32 },
    ]);
    expect(sessionStorage.getItem('glow_checkout')).toBeNull();
    expect(localStorage.getItem('glow_checkout_key')).toBeNull();
  });

  test('Every step has a button Back to Cart', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    const expectLink = async () =>
      expect(await screen.findByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
    await expectLink();
    await giveShipping(user);
    await expectLink();
    await giveCard(user);
    await expectLink();
  });

  test('Tax and total are shown from the first step on', async () => {
    renderRoutes(Store, '/checkout', { cart });
    const summary = (await screen.findByText('Tax')).closest('section');
    expect(summary).toHaveTextContent(/Subtotal\$104\.00ShippingFreeTax\$8\.32Total\$112\.32/);
  });

  test('Each new step takes the focus and is marked in the list of steps', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await giveShipping(user);
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' })).toHaveFocus();
    const steps = within(screen.getByRole('list', { name: 'Checkout steps' })).getAllByRole('listitem');
    expect(steps.find((step) => step.getAttribute('aria-current') === 'step')).toHaveTextContent('Payment');
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Step 2 of 3: Payment')).toBeInTheDocument();
  });

  test('The page waits for the cart to be hydrated', async () => {
    localStorage.setItem('glow_cart', JSON.stringify(cart));
    renderRoutes(Store, '/checkout');
    expect(await screen.findByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(visited).toEqual(['/checkout']);
  });

  test('Back and Edit keep what was typed before', async () => {
    const { user, place } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Edit payment method' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1234');
    await user.click(screen.getByRole('button', { name: 'Back to Shipping' }));
    expect(place.url).toBe('/checkout?step=shipping');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
  });
});

describe('Steps that cannot be skipped', () => {
  test('An empty cart leads to the cart', async () => {
    const { place } = renderRoutes(Store, '/checkout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(place.url).toBe('/cart');
  });

  test('A cart whose products are all discontinued leads to the cart, which says so', async () => {
    const { place } = renderRoutes(Store, '/checkout', { cart: [{ ...cartItem('skn-002'), id: 'skn-999' }] });
    expect(await screen.findByText('Midnight Repair Cream is no longer available and has been removed.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(place.url).toBe('/cart');
  });

  test('A changed price is shown at every step', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart: [{ ...cartItem('skn-003'), price: 30_00 }] });
    expect(await screen.findByText(/now costs \$34\.00 instead of \$30\.00/)).toBeVisible();
    await giveShipping(user);
    expect(screen.getByText(/now costs \$34\.00 instead of \$30\.00/)).toBeVisible();
  });

  test.each(['payment', 'review', 'anything'])('Opening the step %s directly shows Shipping', async (step) => {
    const { place } = renderRoutes(Store, `/checkout?step=${step}`, { cart });
    expect(await screen.findByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(place.url).toBe('/checkout?step=shipping');
  });

  test('CHK-32: A reload on Review stays there, says why, and asks for the card alone, which places the order', async () => {
    answer(201, placed);
    const { unmount } = await openReview();
    unmount();
    const { user, place } = renderRoutes(Store, '/checkout?step=review', { cart });
    // the card's form is in a chunk of its own
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText(/^This page was loaded again, and your card is stored nowhere\./)).toBeVisible();
    expect(screen.getByText('Portland, OR 97201')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4111|987|12\/27/);

    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    expect(await screen.findByText('Please check 3 fields')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Name on card')).toHaveValue('Amelia Hart');
    expect(server).not.toHaveBeenCalled();

    await fillIn(user, { 'Card number': '4111 1111 1111 1234', 'Expiry date': '12/27', CVV: '987' });
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    expect(await screen.findByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Processing Payment...' }));
    expect(screen.getByText('Card ending in 1234')).toBeVisible();
    await pay();
    expect(sentOrder(0)).toMatchObject({ paymentMethod: { last4: '1234' } });
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
  });

  test('Review is not opened without a card before one was given', async () => {
    sessionStorage.setItem('glow_checkout', JSON.stringify({ shipping: given }));
    const { place } = renderRoutes(Store, '/checkout?step=review', { cart });
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
    expect(place.url).toBe('/checkout?step=payment');
  });

  test('After a reload the separate billing address is still there', async () => {
    const { user, unmount } = await openPayment();
    await user.click(screen.getByRole('checkbox', { name: 'Billing address same as shipping' }));
    await fillIn(user, { City: 'Salem' }, screen.getByRole('group', { name: 'Billing address' }));
    await fillIn(user, { 'Name on card': 'A. Hart-Noor', CVV: '987' });
    unmount();
    renderRoutes(Store, '/checkout?step=payment', { cart });
    expect(await screen.findByLabelText('City')).toHaveValue('Salem');
    expect(screen.getByLabelText('Name on card')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Hart-Noor|987/);
  });

  test.each([
    ['somebody else', { ...shopper, id: 'user-2', email: 'noor@example.com' }, 'noor@example.com'],
    ['a guest', undefined, ''],
  ])('A draft typed while signed in is not shown to %s', async (_, user, email) => {
    sessionStorage.setItem('glow_checkout', JSON.stringify({ userId: shopper.id, shipping: given }));
    renderRoutes(Store, '/checkout', { cart, user });
    expect(await screen.findByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  test('What was typed goes when the account is signed out in another tab, and stays when a guest signs in there', async () => {
    const { user, stores } = renderRoutes(Store, '/checkout', { cart });
    await user.type(await screen.findByLabelText('City'), 'Salem');
    act(() => stores.auth.setState({ user: shopper, isAuthenticated: true }));
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
    await user.type(screen.getByLabelText('City'), 'a');
    act(() => stores.auth.setState({ user: undefined, isAuthenticated: false }));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''));
  });

  test('What a guest typed is kept when they sign in', async () => {
    sessionStorage.setItem('glow_checkout', JSON.stringify({ shipping: { ...given, phone: '' } }));
    renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByLabelText('City')).toHaveValue('Portland');
    expect(screen.getByLabelText('Phone')).toHaveValue(shopper.phone);
  });

  test.each(['{broken', '[]', '{"shipping":{"country":"FR"}}'])(
    'Checkout starts empty when the stored draft is %s',
    async (raw) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      sessionStorage.setItem('glow_checkout', raw);
      renderRoutes(Store, '/checkout', { cart });
      expect(await screen.findByLabelText('Country')).toHaveValue('US');
      warn.mockRestore();
    },
  );
});

describe('The forms', () => {
  test('FORM-120: what is typed is cleaned when its form is sent', async () => {
    answer(201, placed);
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await giveShipping(user);
    await user.click(screen.getByRole('button', { name: 'Back to Shipping' }));
    const email = await screen.findByLabelText('Email');
    await fillIn(user, { Email: '"Amelia" <amelia@example.com>;' });
    expect(email).toHaveValue('"Amelia" <amelia@example.com>;');
    await fillIn(user, { Address: '12\tRose\u00a0 Lane\u200b' });
    await user.keyboard('{Enter}');
    await screen.findByLabelText('Card number');
    await user.click(screen.getByRole('button', { name: 'Back to Shipping' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('amelia@example.com');
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    await screen.findByLabelText('Card number');
    await giveCard(user);
    expect(screen.getByText('12 Rose Lane')).toBeVisible();
    await pressPlaceOrder(user);
    const { customerEmail, shippingAddress, billingAddress } = sentOrder(0);
    expect([customerEmail, shippingAddress.address1, billingAddress]).toEqual([
      'amelia@example.com',
      '12 Rose Lane',
      shippingAddress,
    ]);
  });

  test('FORM-120: what the device keeps is cleaned before Review shows it and the order is sent', async () => {
    answer(201, placed);
    const unclean = { ...given, city: 'Port\u200bland\t', email: 'mailto:amelia@example.com' };
    sessionStorage.setItem('glow_checkout', JSON.stringify({ shipping: unclean }));
    const { user } = renderRoutes(Store, '/checkout?step=payment', { cart });
    await screen.findByLabelText('Card number');
    await giveCard(user);
    expect(screen.getByText('amelia@example.com')).toBeVisible();
    expect(screen.getByText(/^Portland,/)).toBeVisible();
    await pressPlaceOrder(user);
    const { customerEmail, shippingAddress } = sentOrder(0);
    expect([customerEmail, shippingAddress.city]).toEqual(['amelia@example.com', 'Portland']);
  });

  test('Missing fields are named under them, and a message goes when its field is edited', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    expect(await screen.findByText('Please check 8 fields')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required');
    await user.type(screen.getByLabelText('City'), 'P');
    expect(screen.getByLabelText('City')).not.toHaveAccessibleDescription();
  });

  test('Every required field of the shipping form has its message, in the order of the fields', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    const messages = [
      ['Email', 'Email is required'],
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Address', 'Address is required'],
      ['City', 'City is required'],
      ['State', 'State is required'],
      ['ZIP code', 'ZIP code is required'],
      ['Phone', 'Phone number is required'],
    ];
    await screen.findByText('Please check 8 fields');
    for (const [label = '', message = ''] of messages)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(
      within(screen.getByRole('form'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(messages.map(([label]) => label));
  });

  test('Every field of the payment form has its messages, in the order of the fields', async () => {
    const { user } = await openPayment();
    await user.click(screen.getByRole('checkbox', { name: 'Billing address same as shipping' }));
    for (const field of ['First name', 'Last name', 'Address', 'City', 'ZIP code'])
      await user.clear(screen.getByLabelText(field));
    await user.selectOptions(screen.getByLabelText('State'), '');
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    await screen.findByText('Please check 10 fields');
    expect(
      within(screen.getByRole('form'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Name on card',
      'Card number',
      'Expiry date',
      'CVV',
      'First name',
      'Last name',
      'Address',
      'City',
      'State',
      'ZIP code',
    ]);
    await fillIn(user, { 'Card number': '4111', 'Expiry date': '1', CVV: '12' });
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    expect(await screen.findByText('Invalid expiry date (MM/YY)')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription(/^Invalid card number/);
    expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription(/^Invalid CVV/);
    expect(screen.getByLabelText('Name on card')).toHaveFocus();
  });

  test('A hidden billing address is not validated, and is kept for when it is shown again', async () => {
    const { user } = await openPayment();
    const same = screen.getByRole('checkbox', { name: 'Billing address same as shipping' });
    await user.click(same);
    const billing = screen.getByRole('group', { name: 'Billing address' });
    for (const field of ['Address', 'ZIP code']) await user.clear(within(billing).getByLabelText(field));
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    expect(await screen.findByText('Please check 6 fields')).toBeVisible();
    await user.click(same);
    expect(screen.getByText('Please check 4 fields')).toBeVisible();
    await user.click(same);
    expect(screen.getByLabelText('Address')).toHaveValue('');
    expect(screen.getByText('Please check 4 fields')).toBeVisible();
  });

  test('Billing same as shipping follows later edits of the shipping address', async () => {
    answer(201, placed);
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Edit shipping address' }));
    await fillIn(user, { City: 'Salem' });
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    await user.click(await screen.findByRole('button', { name: 'Continue to Review' }));
    await user.click(await screen.findByRole('button', { name: /^Place Order/ }));
    await pay();
    expect(JSON.parse(server.mock.calls[0][1].body)).toMatchObject({
      shippingAddress: { city: 'Salem' },
      billingAddress: { city: 'Salem' },
    });
  });

  test('The billing address is copied when the shipping step is left with the box checked, and not when it is unchecked', async () => {
    const { user } = await openPayment();
    const leaveShippingFor = async (city: string) => {
      await user.click(screen.getByRole('button', { name: 'Back to Shipping' }));
      await fillIn(user, { City: city });
      await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
      return screen.findByRole('checkbox', { name: 'Billing address same as shipping' });
    };
    await user.click(await leaveShippingFor('Salem'));
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
    expect(await leaveShippingFor('Bend')).not.toBeChecked();
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
  });

  /** Name, type, inputmode and autocomplete of every field of the form, in its order. */
  function fieldsOfForm(): string[][] {
    return [...screen.getByRole('form').querySelectorAll<HTMLInputElement>('input, select')].map((field) => [
      field.name,
      field.type,
      field.getAttribute('inputmode') ?? '-',
      field.getAttribute('autocomplete') ?? '-',
    ]);
  }

  const postalFields = (section: string, path = '') =>
    [
      ['firstName', 'text', '-', 'given-name'],
      ['lastName', 'text', '-', 'family-name'],
      ['address1', 'text', '-', 'address-line1'],
      ['address2', 'text', '-', 'address-line2'],
      ['city', 'text', '-', 'address-level2'],
      ['state', 'select-one', '-', 'address-level1'],
      ['zipCode', 'text', 'text', 'postal-code'],
      ['country', 'select-one', '-', 'country'],
    ].map(([name, type, inputMode, token]) => [path + name, type, inputMode, `${section} ${token}`]);

  test('FORM-22: every field of the shipping form is filled in one go, in the order in which people write', async () => {
    renderRoutes(Store, '/checkout', { cart });
    await screen.findByRole('group', { name: 'Delivery address' });
    expect(fieldsOfForm()).toEqual([
      ['email', 'email', 'email', 'shipping email'],
      ...postalFields('shipping'),
      ['phone', 'tel', 'tel', 'shipping tel'],
    ]);
    expect(screen.getByLabelText('Email')).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Only for delivery questions');
  });

  test('FORM-22: every field of the payment form is filled in one go', async () => {
    const { user } = await openPayment();
    await user.click(screen.getByRole('checkbox', { name: 'Billing address same as shipping' }));
    expect(fieldsOfForm()).toEqual([
      ['nameOnCard', 'text', '-', 'cc-name'],
      ['cardNumber', 'text', 'numeric', 'cc-number'],
      ['expiryDate', 'text', 'numeric', 'cc-exp'],
      ['cvv', 'text', 'numeric', 'cc-csc'],
      ['billingSameAsShipping', 'checkbox', '-', '-'],
      ...postalFields('billing', 'billing.'),
    ]);
    expect(
      ['Card number', 'Expiry date', 'CVV'].map((label) => screen.getByLabelText(label).getAttribute('maxlength')),
    ).toEqual(['19', '5', '4']);
  });

  test('The mark of the card appears beside its number', async () => {
    const { user } = await openPayment();
    const box = screen.getByLabelText('Card number').parentElement as HTMLElement;
    await user.type(screen.getByLabelText('Card number'), '5');
    expect(within(box).queryByRole('img')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Card number'), '5');
    expect(await within(box).findByRole('img', { name: 'Mastercard' })).toBeVisible();
  });

  test('Selecting the same country again resets nothing', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.selectOptions(await screen.findByLabelText('State'), 'Oregon');
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'US' } });
    expect(screen.getByLabelText('State')).toHaveValue('OR');
  });

  test('Another country shows its own regions and resets the chosen one', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.selectOptions(await screen.findByLabelText('State'), 'Oregon');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.getByLabelText('Province')).toHaveValue('');
    expect(within(screen.getByLabelText('Province')).getAllByRole('option')).toHaveLength(14);
    expect(screen.getByLabelText('Postal code')).toBeVisible();
    expect(screen.getByText('Total (USD)')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Country'), 'United States');
    expect(within(screen.getByLabelText('State')).getAllByRole('option')).toHaveLength(51);
  });

  test('FORM-21: With Canada chosen the form asks for Province and Postal code, each with its own message', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    const next = await screen.findByRole('button', { name: 'Continue to Payment' });
    await user.click(next);
    await screen.findByText('ZIP code is required');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.queryByText(/^(State|ZIP code) is required/)).not.toBeInTheDocument();
    await user.click(next);
    expect(await screen.findByText('Province is required')).toBeVisible();
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription('Postal code is required');
  });

  test('A separate billing address is requested, validated and sent', async () => {
    answer(201, placed);
    const { user } = await openPayment();
    const same = screen.getByRole('checkbox', { name: 'Billing address same as shipping' });
    expect(same).toBeChecked();
    await user.click(same);
    const billing = screen.getByRole('group', { name: 'Billing address' });
    expect(within(billing).getByLabelText('First name')).toHaveValue('Amelia');
    expect(within(billing).getByLabelText('City')).toHaveValue('Portland');
    await user.clear(within(billing).getByLabelText('City'));
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    expect(await within(billing).findByText('City is required')).toBeVisible();
    await fillIn(user, { Address: '5 King St', City: 'Salem', 'ZIP code': '97301' }, billing);
    await user.selectOptions(within(billing).getByLabelText('State'), 'OR');
    await giveCard(user);
    await pressPlaceOrder(user);
    expect(JSON.parse(server.mock.calls[0][1].body)).toMatchObject({
      shippingAddress: { city: 'Portland' },
      billingAddress: { firstName: 'Amelia', city: 'Salem', zipCode: '97301', email: 'amelia@example.com' },
    });
  });

  test('Guests are not offered to save anything, but to sign in and come back', async () => {
    const { unmount } = await openPayment();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    unmount();
    renderRoutes(Store, '/checkout', { cart });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('A signed-in shopper finds their contact filled in, and address and card can be saved', async () => {
    answer(201, placed);
    const { user } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByLabelText('Email')).toHaveValue('amelia@example.com');
    expect(screen.getByLabelText('Last name')).toHaveValue('Hart');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }));
    await giveShipping(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this payment method for future orders' }));
    await giveCard(user);
    await pressPlaceOrder(user);
    expect(server.mock.calls[0][1].headers).toMatchObject({ 'Glow-Account': 'true' });
    expect(placedOrders(shopper.id)).toHaveLength(1);
    expect(placedOrders()).toEqual([]);
    expect(savedAddresses.list(shopper.id)).toMatchObject([{ address1: '12 Rose Lane', city: 'Portland' }]);
    expect(savedPaymentMethods.list(shopper.id)).toMatchObject([
      { last4: '1234', brand: 'visa', expiryMonth: 12, expiryYear: 2027, nameOnCard: 'Amelia Hart' },
    ]);
  });
});

describe('What is saved in the account', () => {
  test("A saved address fills in the form, and the form's values are what is sent", async () => {
    const king = {
      firstName: 'Noor',
      lastName: 'Hart',
      address1: '5 King St',
      city: 'Toronto',
      state: 'ON',
      zipCode: 'M5H 1A1',
      country: 'CA',
    } as const;
    savedAddresses.add(shopper.id, { ...king, address1: '9 Queen St' });
    savedAddresses.add(shopper.id, king);
    const { user } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    for (const name of ['Address', 'City', 'Postal code']) await user.clear(await screen.findByLabelText(name));
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    expect(await screen.findByText('Please check 3 fields')).toBeVisible();
    const saved = screen.getByRole('radio', { name: /5 King St/ });
    expect(saved).not.toBeChecked();
    await user.click(saved);
    expect(saved).toBeChecked();
    expect(screen.getByRole('form', { name: 'Shipping' })).toHaveFormValues({
      firstName: 'Noor',
      address1: '5 King St',
      address2: '',
      city: 'Toronto',
      state: 'ON',
      zipCode: 'M5H 1A1',
      country: 'CA',
      email: shopper.email,
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('City'), ' East');
    expect(saved).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
  });

  test('The default address is filled in at the start, unless there is a draft', async () => {
    savedAddresses.add(shopper.id, {
      firstName: 'Noor',
      lastName: 'Hart',
      address1: '5 King St',
      city: 'Toronto',
      state: 'ON',
      zipCode: 'M5H 1A1',
      country: 'CA',
    });
    const { user, unmount } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByRole('radio', { name: /5 King St/ })).toBeChecked();
    expect(screen.getByLabelText('City')).toHaveValue('Toronto');
    await user.clear(screen.getByLabelText('City'));
    unmount();
    renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByLabelText('City')).toHaveValue('');
  });

  test('A saved card fills in its name and expiry; number and CVV must be entered again', async () => {
    savedPaymentMethods.add(shopper.id, {
      last4: '4242',
      brand: 'visa',
      expiryMonth: 3,
      expiryYear: 2029,
      nameOnCard: 'A. Hart',
    });
    const { user } = await openPayment({ user: shopper });
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    expect(await screen.findByText('Please check 4 fields')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Card ending in 4242 A. Hart, expires 03/29' }));
    expect(screen.getByLabelText('Name on card')).toHaveValue('A. Hart');
    expect(screen.getByLabelText('Expiry date')).toHaveValue('03/29');
    expect(screen.getByText('Please check 2 fields')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('');
  });

  test('The demo account is offered its sample addresses and cards, and nothing of them is filled in unasked (ACC-12)', async () => {
    const demo = { ...shopper, id: 'user-demo' };
    savedAddresses.add(demo.id, { ...given, address1: '5 King St', country: 'US' });
    const { user, unmount } = renderRoutes(Store, '/checkout', { cart, user: demo });
    await user.click(await screen.findByRole('radio', { name: /48 Linden Street/ }));
    expect(screen.getByLabelText('Address')).toHaveValue('48 Linden Street');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      expect.stringContaining('5 King St'),
      expect.stringContaining('48 Linden Street'),
      expect.stringContaining('212 Harbour Row'),
    ]);
    unmount();

    const payment = await openPayment({ user: demo });
    expect(screen.getByLabelText('Name on card')).toHaveValue('');
    await payment.user.click(screen.getByRole('radio', { name: /Card ending in 4242/ }));
    expect(screen.getByLabelText('Expiry date')).toHaveValue('08/29');
  });

  test('Without saved entries no picker is shown', async () => {
    renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Saved addresses' })).not.toBeInTheDocument();
  });
});

describe('An order that cannot be placed', () => {
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => log.mockRestore());

  test.each([
    [
      'the server refuses it',
      () => answer(402, { success: false, message: 'The card was declined.', errors: [] }),
      /^Your order has not been placed\./,
    ],
    [
      'the network is down',
      () => server.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      /^We could not hear whether your order was placed\./,
    ],
    [
      'the answer makes no sense',
      () =>
        server.mockResolvedValueOnce({
          ok: false,
          status: 502,
          json: () => Promise.reject(new SyntaxError('Unexpected token')),
        }),
      /^We could not hear whether/,
    ],
    ['the answer has no order', () => answer(200, { success: true }), /^We could not hear whether/],
    ['the order has no id', () => answer(201, { success: true, order: {} }), /^We could not hear whether/],
    [
      'the server fails',
      () => answer(500, { success: false, message: 'Something went wrong.', errors: [] }),
      /^We could not hear whether/,
    ],
  ])('When %s the shopper stays on Review and all input is kept', async (_, fail, told) => {
    fail();
    const { user, stores, place } = await openReview();
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([
      {
        title: 'Payment failed',
        description: 'There was an error processing your payment. Please try again.',
        variant: 'destructive',
      },
    ]);
    expect(place.url).toBe('/checkout?step=review');
    expect(screen.getByText('Card ending in 1234')).toBeVisible();
    expect(screen.getByText(told)).toBeVisible();
    // the server's message is not shown
    expect(document.body).not.toHaveTextContent(/The card was declined\.|Something went wrong\./);
    expect(screen.getByRole('button', { name: 'Place Order • $112.32' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Place Order • $112.32' })).toHaveFocus();
    expect(stores.cart.getState().itemCount).toBe(3);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/4111|987/);
  });

  test.each([431, 413, 403, 401, 402, 409, 422])(
    'A %i that is not the store’s is a lost answer, and the next click has the same key',
    async (status) => {
      server.mockResolvedValueOnce({ ok: false, status, json: () => Promise.reject(new SyntaxError('no JSON')) });
      answer(201, placed);
      const { user } = await openReview();
      await pressPlaceOrder(user);
      expect(screen.getByText(/^We could not hear/)).toBeVisible();
      expect(screen.queryByText(/^Your order has not been placed\./)).not.toBeInTheDocument();
      await pressPlaceOrder(user);
      expect(sentKey(1)).toBe(sentKey(0));
    },
  );

  test.each([null, 'no', [], { errors: 'none' }, { success: true, order: { id: 'GLW-1' } }])(
    'A 400 that says %j is a lost answer',
    async (body) => {
      answer(400, body);
      const { user } = await openReview();
      await pressPlaceOrder(user);
      expect(screen.getByText(/^We could not hear/)).toBeVisible();
    },
  );

  test('A refusal before the key is looked for leaves it open whether the first request succeeded', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(422, { success: false, message: '', errors: [{ message: '', field: 'customerEmail' }], code: 'card_data' });
    server.mockResolvedValueOnce({ ok: false, status: 431, json: () => Promise.reject(new SyntaxError('no JSON')) });
    answer(201, placed);
    const { user } = await openReview();
    for (let attempt = 0; attempt < 4; attempt += 1) await pressPlaceOrder(user);
    expect(server).toHaveBeenCalledTimes(4);
    expect([1, 2, 3].map(sentKey)).toEqual([sentKey(0), sentKey(0), sentKey(0)]);
  });

  test.each([
    ['customerEmail', 'Email', 'Email', 'Invalid email format', 'Shipping'],
    ['shippingAddress.address1', 'Address', 'Address', 'This cannot be used as it is written', 'Shipping'],
    [
      'shippingAddress.address2',
      'Apartment, suite, etc.',
      /^Apartment/,
      'This cannot be used as it is written',
      'Shipping',
    ],
    ['billingAddress.zipCode', 'ZIP code', 'ZIP code', 'This cannot be used as it is written', 'Shipping'],
    ['customerName', 'First name', 'First name', 'This cannot be used as it is written', 'Shipping'],
    ['paymentMethod.last4', 'Card number', 'Card number', 'This cannot be used as it is written', 'Payment'],
  ])('CHK-120: a refused %s is named, and is changed at its field', async (field, label, fieldLabel, said, step) => {
    answer(400, {
      success: false,
      message: 'Words of the server',
      errors: [{ message: 'Words of the server', field }],
    });
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(screen.getByText(`${label}:`).parentElement).toHaveTextContent(`${label}: ${said}`);
    expect(screen.queryByText(/Words of the server/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    await screen.findByRole('heading', { level: 2, name: step });
    const input = screen.getByLabelText(fieldLabel);
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(said));
    await user.clear(input);
    await user.type(input, '1');
    expect(input).not.toHaveAccessibleDescription(expect.stringContaining(said));
  });

  test('CHK-120: a card number is named at a billing address of its own, in the words of its country, each field once', async () => {
    const errors = ['billingAddress.state', 'billingAddress.email', 'shippingAddress.email', 'items.0.id', '', 'x'];
    answer(422, {
      success: false,
      message: '',
      code: 'card_data',
      errors: errors.map((field) => ({ message: '', field })),
    });
    const { user } = await openPayment();
    await user.click(screen.getByLabelText('Billing address same as shipping'));
    await user.selectOptions(screen.getByLabelText('Country'), 'CA');
    await user.selectOptions(screen.getByLabelText('Province'), 'ON');
    await giveCard(user);
    await pressPlaceOrder(user);
    expect(screen.getAllByRole('button', { name: /^Change (?!your)/ }).map(({ textContent }) => textContent)).toEqual([
      'Change Province',
      'Change Email',
    ]);
    await user.click(screen.getByRole('button', { name: 'Change Province' }));
    await waitFor(() => expect(screen.getByLabelText('Province')).toHaveFocus());
    expect(screen.getByLabelText('Province')).toHaveAccessibleDescription('This looks like a card number');
  });

  test('While offline a note says when the order can be placed', async () => {
    await openReview();
    const button = screen.getByRole('button', { name: /^Place Order/ });
    expect(button).not.toHaveAccessibleDescription();
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(button).toHaveAccessibleDescription(
      'You are offline. Your order can be placed as soon as the connection is back.',
    );
    connection.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(button).not.toHaveAccessibleDescription();
  });

  test('With too little stock it names the product and links to the cart', async () => {
    answer(409, {
      success: false,
      message: 'Only 1 left.',
      errors: [{ message: 'Only 1 left.', field: 'items.1.quantity' }],
      code: 'out_of_stock',
    });
    const { user } = await openReview();
    await pressPlaceOrder(user);
    expect(screen.getByText(/^There is not enough left of .+, Rose\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText(/Only 1 left/)).not.toBeInTheDocument();
  });

  test('With the figures of the server, what is left can be ordered on Review', async () => {
    answer(409, {
      success: false,
      message: 'Only 1 left.',
      errors: [{ message: 'Only 1 left.', field: 'items.0.quantity' }],
      code: 'out_of_stock',
      figures: { items: [{ id: 'skn-003', left: 1 }] },
    });
    answer(201, placed);
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(screen.getByText(/^There is not enough left of Cloud Foam Gentle Cleanser\./)).toBeVisible();
    const changes = screen.getByRole('region', { name: 'Changes of Cloud Foam Gentle Cleanser' });
    expect(changes).toHaveTextContent('Only 1 left: order 1 instead?');
    await user.click(within(changes).getByRole('button', { name: /^Order 1/ }));
    expect(screen.queryByText(/^There is not enough left/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order • $84.59' }));
    await pay();
    expect(sentOrder(1)).toMatchObject({ items: [{ quantity: 1 }, { quantity: 1 }], total: 84.59 });
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  test('A price that the server refuses is shown with the former one, and is sent once it is accepted', async () => {
    const mark = jest.spyOn(performance, 'mark');
    const { catalog, change, setAvailable } = changingCatalog();
    answer(409, {
      success: false,
      message: 'Prices have changed.',
      errors: [{ message: 'This is now $36.00.', field: 'items.0.price' }],
      code: 'price_changed',
      figures: { items: [{ id: 'skn-003', quantity: 2, price: 36 }], subtotal: 106 },
    });
    answer(201, placed);
    const { user } = await openReview({ catalog });
    change('skn-003', { price: 36_00 });
    setAvailable(false);
    await pressPlaceOrder(user);
    expect(mark.mock.calls.at(-1)).toEqual(['glow:place-order:done']);
    const changes = screen.getByRole('region', { name: 'Changes of Cloud Foam Gentle Cleanser' });
    expect(changes).toHaveTextContent('This now costs $36.00 instead of $34.00.');
    await user.click(within(changes).getByRole('button', { name: /^Accept the new price/ }));
    await pressPlaceOrder(user);
    expect(sentOrder(1)).toMatchObject({ items: [{ price: 36 }, { price: 36 }], subtotal: 108 });
  });

  /** Refuses the sums of the sample cart ($104.00): 9% tax and shipping of $9.99 below $120. */
  function refuseSums(more: object = {}) {
    const items = cart.map(({ id, quantity, price }) => ({ id, quantity, price: price / 100 }));
    answer(409, {
      success: false,
      message: 'Prices have changed.',
      errors: [{ message: 'This is now $9.36.', field: 'tax' }],
      code: 'price_changed',
      figures: { items, subtotal: 104, shipping: 9.99, tax: 9.36, total: 123.35, ...more },
    });
  }

  const sumChanges = () => screen.queryByRole('region', { name: 'Changes of the amounts' });

  test('CHK-130: sums that the server refuses are shown with the former ones, asked about once, and sent once accepted', async () => {
    const mark = jest.spyOn(performance, 'mark');
    refuseSums();
    answer(201, placed);
    const { user, stores, place } = await openReview();
    await pressPlaceOrder(user);
    expect(mark.mock.calls.at(-1)).toEqual(['glow:place-order:done']);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(place.url).toBe('/checkout?step=review');
    const changes = sumChanges();
    expect(changes).toHaveTextContent('Shipping is now $9.99 instead of $0.00.');
    expect(changes).toHaveTextContent('Tax is now $9.36 instead of $8.32.');
    expect(changes).toHaveTextContent('The total is now $123.35 instead of $112.32.');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toHaveTextContent('The total is now $123.35 instead of $112.32.');
    const button = screen.getByRole('button', { name: 'Place Order • $123.35' });
    expect(button).toHaveFocus();
    // what is not accepted is not sent
    await pressPlaceOrder(user);
    expect(server).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus();
    expect(sumChanges()).toBeNull();
    await pressPlaceOrder(user);
    expect(sentOrder(1)).toMatchObject({ subtotal: 104, shipping: 9.99, tax: 9.36, total: 123.35 });
    expect(sentKey(1)).not.toBe(sentKey(0));
    expect(place.url).toMatch(/^\/account\/orders\//);
  });

  test('Sums that are refused twice with others are asked about twice, and an edited cart keeps what was told', async () => {
    refuseSums();
    refuseSums({ shipping: 0, tax: 10.4, total: 114.4 });
    answer(201, placed);
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    await pressPlaceOrder(user);
    expect(sumChanges()).toHaveTextContent(
      /^Shipping is now \$0.00 instead of \$9.99.Tax is now \$10.40 instead of \$9.36.The total is now \$114.40 instead of \$123.35./,
    );
    await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    act(() => stores.cart.getState().updateQuantity('skn-003', 3));
    expect(sumChanges()).toBeNull();
    await pressPlaceOrder(user);
    expect(sentOrder(2)).toMatchObject({ subtotal: 138, shipping: 0, tax: 13.8, total: 151.8 });
  });

  test('A policy that changed while the page was open is asked about before anything is sent, once', async () => {
    let policy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00 };
    const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
    answer(201, placed);
    const { user, stores } = await openReview({ catalog });
    policy = { tax: 8_875, shipping: 9_99, freeFrom: 150_00 };
    await pressPlaceOrder(user);
    expect(server).not.toHaveBeenCalled();
    expect(stores.toast.getState().toasts).toEqual([]);
    expect(screen.getByText(/because something in it has changed/)).toBeVisible();
    expect(sumChanges()).toHaveTextContent('The total is now $123.22 instead of $112.32.');
    await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ shipping: 9.99, tax: 9.23, total: 123.22 });
  });

  test.each([
    [{ maxSubtotal: 101_99 }, 'At most $101.99 can be ordered at once.'],
    [{ maxPieces: 1 }, 'At most 1 of Cloud Foam Gentle Cleanser can be ordered at once.'],
  ])(
    'What is above a bound of the store is said before Place Order, and the cart keeps it (%j)',
    async (bounds, said) => {
      const policy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00, ...bounds };
      const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
      const mark = jest.spyOn(performance, 'mark');
      answer(409, { success: false, message: said, errors: [{ message: said }], code: 'order_limit' });
      const { user, stores } = await openReview({ catalog });
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
      const { items } = stores.cart.getState();
      await pressPlaceOrder(user);
      expect(screen.getByText(said)).toBeVisible();
      expect(stores.cart.getState().items).toEqual(items);
      expect(mark).toHaveBeenLastCalledWith('glow:place-order:done');
    },
  );

  test('A policy that the page learns as checkout opens is no change, and sums that stay the same are not asked about', async () => {
    let policy = { tax: 9_000, shipping: 8_99, freeFrom: 75_00 };
    const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
    answer(201, placed);
    const { user } = await openReview({ catalog });
    expect(sumChanges()).toBeNull();
    policy = { tax: 9_000, shipping: 12_00, freeFrom: 80_00 };
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ shipping: 0, tax: 9.36, total: 113.36 });
  });

  test('Facts that catch up with what the server told are not asked about again', async () => {
    let policy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00 };
    const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
    refuseSums();
    answer(201, placed);
    const { user } = await openReview({ catalog });
    await pressPlaceOrder(user);
    await user.click(screen.getByRole('button', { name: 'Accept the new amounts' }));
    policy = { tax: 9_000, shipping: 9_99, freeFrom: 120_00 };
    await pressPlaceOrder(user);
    expect(sumChanges()).toBeNull();
    expect(sentOrder(1)).toMatchObject({ total: 123.35 });
  });

  test('A request without a response within 30 seconds counts as failed', async () => {
    server.mockImplementationOnce(
      (_, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const { user } = await openReview();
    await pressPlaceOrder(user);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
  });

  test.each<[string, number, object, boolean]>([
    ['An order that is placed', 201, { success: true, order: { id: 'GLW-1' } }, true],
    ['A card that is declined', 402, { success: false, message: 'Declined.', errors: [] }, true],
    [
      'An order that is out of stock',
      409,
      { success: false, message: '', errors: [{ message: '', field: 'items.0.quantity' }], code: 'out_of_stock' },
      true,
    ],
    ['A price that is refused', 409, { success: false, message: '', errors: [], code: 'price_changed' }, true],
    ['An order that the server cannot read', 400, { success: false, message: '', errors: [] }, false],
  ])('%s ends the click on Place Order, or is reported as lost (%i)', async (_what, status, body, isEnded) => {
    const mark = jest.spyOn(performance, 'mark');
    answer(status, body);
    const { user } = await openReview();
    await pressPlaceOrder(user);
    expect(mark.mock.calls.map(([name]) => name)).toEqual([
      'glow:place-order:start',
      ...(isEnded ? ['glow:place-order:done'] : []),
    ]);
  });

  test('A retry sends the same key, so that no order is placed twice', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(201, placed);
    const { user } = await openReview();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pressPlaceOrder(user);
    }
    expect(sentKey(1)).toBe(sentKey(0));
    expect(server.mock.calls[1][1].body).toBe(server.mock.calls[0][1].body);
  });

  test('Editing and resending an order whose first request succeeded without a response returns the first order', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(422, { success: false, message: 'This checkout attempt was already used for another order.', errors: [] });
    answer(201, placed);
    const { user, stores, place } = await openReview();
    await pressPlaceOrder(user);
    const [line] = stores.cart.getState().items;
    act(() => stores.cart.getState().updateQuantity(line?.id ?? '', 5));
    await pressPlaceOrder(user);
    expect([sentKey(1), sentKey(2)]).toEqual([sentKey(0), sentKey(0)]);
    expect(server.mock.calls[1][1].body).not.toBe(server.mock.calls[0][1].body);
    expect(server.mock.calls[2][1].body).toBe(server.mock.calls[0][1].body);
    expect(place.url).toMatch(/^\/account\/orders\//);
    expect(stores.toast.getState().toasts.at(-1)?.description ?? '').toMatch(/had gone through at your earlier try/);
    expect(localStorage.getItem('glow_checkout_unanswered')).toBeNull();
  });

  test('A declined card keeps the key of a request without a response', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(402, { success: false, message: 'The card was declined.', errors: [] });
    answer(201, placed);
    const { user } = await openReview();
    for (let click = 0; click < 3; click += 1) await pressPlaceOrder(user);
    expect([sentKey(1), sentKey(2)]).toEqual([sentKey(0), sentKey(0)]);
  });

  test('A 429 leaves it open whether the first request succeeded', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(429, { success: false, message: 'Please wait a moment.', errors: [] });
    answer(422, { success: false, message: 'This checkout attempt was already used for another order.', errors: [] });
    answer(201, placed);
    const { user, stores, place } = await openReview();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pressPlaceOrder(user);
    }
    const [line] = stores.cart.getState().items;
    act(() => stores.cart.getState().updateQuantity(line?.id ?? '', 5));
    await pressPlaceOrder(user);
    expect(server.mock.calls[3][1].body).toBe(server.mock.calls[0][1].body);
    expect(sentKey(3)).toBe(sentKey(0));
    expect(place.url).toMatch(/^\/account\/orders\//);
  });

  test('Editing and resending an order whose first request never arrived places the edited order', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(201, placed);
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    const [line] = stores.cart.getState().items;
    act(() => stores.cart.getState().updateQuantity(line?.id ?? '', 1));
    await pressPlaceOrder(user);
    expect(sentKey(1)).toBe(sentKey(0));
    expect(server).toHaveBeenCalledTimes(2);
    expect(stores.toast.getState().toasts.at(-1)?.description ?? '').toMatch(/has been confirmed/);
  });

  test.each([409, 422])('After a %i the next request has a new key', async (status) => {
    answer(status, { success: false, message: 'Prices have changed.', errors: [] });
    answer(201, placed);
    const { user } = await openReview();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pressPlaceOrder(user);
    }
    expect(sentKey(1)).not.toBe(sentKey(0));
  });
});

describe('An order whose answer never came', () => {
  const unheard = { customerEmail: 'amelia@example.com', items: [{ id: 'skn-003', quantity: 2 }], total: 112.32 };

  async function openWithUnanswered(url: string) {
    jest.setSystemTime(new Date(2026, 2, 5, 14, 10));
    localStorage.setItem('glow_checkout_key', '"key-of-the-attempt"');
    localStorage.setItem('glow_checkout_unanswered', JSON.stringify([JSON.stringify(unheard)]));
    localStorage.setItem('glow_checkout_sent', String(new Date(2026, 2, 5, 14, 2).getTime()));
    const view = renderRoutes(Store, url, { cart });
    // its code is a chunk of its own
    await act(() => jest.advanceTimersByTimeAsync(100));
    const notice = await screen.findByRole('region', { name: 'Unanswered order' });
    expect(notice).toHaveTextContent('Your order of 14:02 may have gone through.');
    return { ...view, notice, check: () => view.user.click(within(notice).getByRole('button', { name: 'Check now' })) };
  }

  test.each(['/cart', '/checkout'])('CHK-30: is told at %s, and is found without a card', async (url) => {
    const { check, place, stores } = await openWithUnanswered(url);
    answer(200, { success: true, order: { ...unheard, id: 'GLW-7K3M9QXTR2VB' } });
    await check();
    expect(await screen.findByRole('heading', { name: 'Order confirmation' })).toBeVisible();
    expect(server).toHaveBeenCalledTimes(1);
    expect(server.mock.calls[0][0]).toBe('/api/orders/attempt');
    expect(sentKey(0)).toBe('key-of-the-attempt');
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
    expect(stores.toast.getState().toasts.at(-1)?.description).toMatch(/had gone through at your earlier try/);
    expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['mkp-003-rose']);
    expect(localStorage.getItem('glow_checkout_key')).toBeNull();
  });

  test('CHK-31: that has not gone through is told so once, and keeps its key', async () => {
    const { notice, check, unmount } = await openWithUnanswered('/cart');
    answer(200, { success: true, order: null });
    await check();
    expect(
      await screen.findByText('Your order of 14:02 has not gone through. Your cart is as you left it.'),
    ).toBeVisible();
    expect(notice).toHaveFocus();
    expect(localStorage.getItem('glow_checkout_key')).not.toBeNull();
    unmount();
    renderRoutes(Store, '/cart', { cart });
    expect(await screen.findByRole('list', { name: 'Items in your cart' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Unanswered order' })).not.toBeInTheDocument();
  });

  test('can be asked about again where the question is not answered', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { check, place } = await openWithUnanswered('/cart');
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await check();
    expect(await screen.findByText('We could not find out just now. Please try again in a moment.')).toBeVisible();
    answer(200, { success: true, order: { ...unheard, id: 'GLW-7K3M9QXTR2VB' } });
    await check();
    expect(await screen.findByRole('heading', { name: 'Order confirmation' })).toBeVisible();
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
    warn.mockRestore();
  });

  test('of another day says the day', async () => {
    const { unmount } = await openWithUnanswered('/cart');
    unmount();
    jest.setSystemTime(new Date(2026, 2, 7));
    renderRoutes(Store, '/cart', { cart });
    expect(await screen.findByText('Your order of March 5, 14:02 may have gone through.')).toBeVisible();
  });
});

describe('What changes while checkout is open', () => {
  function changesOf(name: string) {
    return screen.findByRole('region', { name: `Changes of ${name}` });
  }

  test('A price that has changed before the card is typed is said in the summary, and is accepted there', async () => {
    const { user, stores } = await openPayment({ cart: [{ ...cartItem('skn-003'), price: 30_00 }] });
    const changes = await changesOf('Cloud Foam Gentle Cleanser');
    expect(changes).toBeVisible();
    expect(changes).toHaveTextContent('This now costs $34.00 instead of $30.00.');
    await user.click(within(changes).getByRole('button', { name: /^Accept the new price/ }));
    expect(screen.getByRole('list', { name: 'Items in this order' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(stores.cart.getState().total).toBe(34_00);
  });

  test('Review asks again, and says on its line what is left', async () => {
    const { catalog, change } = changingCatalog();
    const { user } = await openPayment({ catalog });
    change('skn-003', { stockCount: 1 });
    await giveCard(user);
    expect(await changesOf('Cloud Foam Gentle Cleanser')).toHaveTextContent('Only 1 left: order 1 instead?');
    expect(screen.getByText('Please look at the changes of your items before you order.')).toBeVisible();
  });

  test('Place Order asks again, and sends nothing until the change is accepted', async () => {
    const mark = jest.spyOn(performance, 'mark');
    const { catalog, change } = changingCatalog();
    answer(201, placed);
    const { user, stores } = await openReview({ catalog });
    change('skn-003', { price: 36_00 });
    for (let press = 0; press < 2; press += 1) {
      await pressPlaceOrder(user);
      expect(screen.getByText(/^Your order has not been placed, because something in it has changed/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Place Order • $116.64' })).toHaveFocus();
    }
    expect(server).not.toHaveBeenCalled();
    expect(stores.toast.getState().toasts).toEqual([]);
    expect(mark.mock.calls.at(-1)).toEqual(['glow:place-order:done']);
    await user.click(
      within(await changesOf('Cloud Foam Gentle Cleanser')).getByRole('button', { name: /^Accept the new price/ }),
    );
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ items: [{ price: 36 }, { price: 36 }], total: 116.64 });
  });

  test('What has sold out is removed on Review, and the rest is ordered', async () => {
    const { catalog, change } = changingCatalog();
    answer(201, placed);
    const { user } = await openReview({ catalog });
    change('mkp-003', { stockCount: 0 }, 'rose');
    await pressPlaceOrder(user);
    const changes = await changesOf('Petal Flush Powder Blush, Rose');
    expect(changes).toHaveTextContent('This has sold out.');
    await user.click(within(changes).getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus();
    await pressPlaceOrder(user);
    expect(sentOrder(0).items).toMatchObject([{ id: 'skn-003' }]);
  });

  test('An order with lines that are not sold any more is not sent, and the cart says so', async () => {
    const catalog = createSampleCatalog();
    const { user, place } = await openReview({ catalog });
    jest.spyOn(catalog, 'lines').mockResolvedValue({});
    await pressPlaceOrder(user);
    expect(server).not.toHaveBeenCalled();
    expect(await screen.findByText(/^Cloud Foam Gentle Cleanser is no longer available/)).toBeVisible();
    expect(place.url).toBe('/cart');
  });

  test.each<[string, number, () => Promise<never>]>([
    ['cannot be loaded', 0, () => Promise.reject(new Error('unavailable'))],
    ['do not come', 2000, () => new Promise(() => undefined)],
  ])('Where the facts of the lines %s, the server decides', async (_what, delay, lines) => {
    answer(201, placed);
    const { user, place } = await openReview({ catalog: { ...createSampleCatalog(), lines } });
    await pressPlaceOrder(user);
    await act(() => jest.advanceTimersByTimeAsync(delay));
    expect(server).toHaveBeenCalledTimes(1);
    expect(place.url).toMatch(/^\/account\/orders\//);
  });
});

describe('Duplicate submits', () => {
  test('Two clicks at once place one order', async () => {
    answer(201, placed);
    await openReview();
    const button = screen.getByRole('button', { name: /^Place Order/ });
    act(() => {
      button.click();
      button.click();
    });
    await pay();
    expect(server).toHaveBeenCalledTimes(1);
  });

  test('While submitting, the button says so, nothing can be edited, and the focus is kept', async () => {
    answer(201, placed);
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    expect(screen.getByRole('button', { name: 'Edit shipping address' })).toBeDisabled();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Processing Payment...' }));
    expect(document.body).not.toHaveFocus();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Processing Payment...');
    await pay();
  });

  test('The key is read on click, even if another tab places an order before the request is sent', async () => {
    answer(201, placed);
    const { user } = await openReview();
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    const key = JSON.parse(localStorage.getItem('glow_checkout_key') ?? '""');
    expect(key).not.toBe('');
    localStorage.removeItem('glow_checkout_key');
    await pay();
    expect(sentKey(0)).toBe(key);
  });

  test('What another tab adds to the cart while the order is pending stays in it', async () => {
    answer(201, placed);
    const { user, stores } = await openReview();
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    const [line] = stores.cart.getState().items;
    act(() => stores.cart.getState().updateQuantity(line?.id ?? '', (line?.quantity ?? 0) + 2));
    await pay();
    expect(stores.cart.getState().items.map(({ id, quantity }) => [id, quantity])).toEqual([[line?.id, 2]]);
  });

  test('A cart emptied by another tab redirects to /cart, but not while submitting', async () => {
    answer(201, placed);
    const { user, stores, place } = await openReview();
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    act(() => stores.cart.getState().loadCart([]));
    expect(place.url).toBe('/checkout?step=review');
    await pay();
    expect(visited).toEqual(['/checkout', '/account/orders/GLW-7K3M9QXTR2VB']);
  });

  test('A cart emptied by another tab redirects to /cart', async () => {
    const { stores, place } = await openReview();
    act(() => stores.cart.getState().loadCart([]));
    expect(place.url).toBe('/cart');
  });
});
