import type { User } from '@glow/shared/auth';
import type { CatalogSource } from '@glow/shared/catalog';
import { useCartStore, type CartItem } from '@glow/shared/cart';
import { placedOrders, type OrderRequest } from '@glow/shared/orders';
import { useLocation } from '@glow/shared/router';
import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import { createSampleCatalog } from '@glow/shared/samples';
import { Route, Routes, cartItem, changingCatalog, renderRoutes, shopper, storedPostal } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Screens } from '../routes';

const cart = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose')];
const placed = { success: true, order: { id: 'GLW-7K3M9QXTR2VB' } };

const server = jest.fn();

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

function refuse(status: number, more: object = {}) {
  answer(status, { success: false, message: '', errors: [], ...more });
}

beforeEach(() => {
  visited = [];
  server.mockReset();
  globalThis.fetch = server;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Fills fields at once. */
function setFields(fields: Record<string, string>, group: HTMLElement = document.body) {
  const labels = [...group.querySelectorAll('label')];
  act(() => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(labels.find(({ textContent }) => textContent === label)!.control!, { target: { value } });
  });
}

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

const findStep = (name: string) => screen.findByRole('heading', { level: 2, name });

const address = {
  'First name': 'Amelia',
  'Last name': 'Hart',
  Address: '12 Rose Lane',
  City: 'Portland',
  State: 'OR',
  'ZIP code': '97201',
};

async function giveShipping(user: UserEvent) {
  await findStep('Shipping');
  setFields({ Email: 'amelia@example.com', Phone: '(555) 010-2368', ...address });
  await press(user, 'Continue to Payment');
  await findStep('Payment');
}

const card = {
  'Name on card': 'Amelia Hart',
  'Card number': '4111-1111-1111-1234',
  'Expiry date': '12/2027',
  CVV: '987',
};

async function giveCard(user: UserEvent) {
  setFields(card);
  await press(user, 'Continue to Review');
  await findStep('Review');
}

const contact = { email: 'amelia@example.com', phone: '(555) 010-2368' };
const CONTACT = Object.values(contact);
const given = { ...storedPostal, ...contact, firstName: 'Amelia', lastName: 'Hart', address1: '12 Rose Lane' };

interface Circumstances {
  cart?: CartItem[];
  user?: User;
  catalog?: CatalogSource;
}

/** Checkout with a shipping address already stored in this tab. */
async function openPayment(circumstances: Circumstances = {}, shipping = given) {
  sessionStorage.setItem('glow_checkout', JSON.stringify({ userId: circumstances.user?.id, shipping }));
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
  await press(user, /^Place Order/);
  await pay();
}

function sentKey(call: number): string {
  return server.mock.calls[call][1].headers['Idempotency-Key'];
}

function sentOrder(call: number): OrderRequest {
  return JSON.parse(server.mock.calls[call][1].body);
}

const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

/** Name, type, inputmode and autocomplete of every field of the form, in its order. */
function fieldsOfForm(): string[][] {
  return [...screen.getByRole('form').querySelectorAll<HTMLInputElement>(':is(input, select):not([aria-hidden])')].map(
    (field) => [
      field.name,
      field.type,
      field.getAttribute('inputmode') ?? '-',
      field.getAttribute('autocomplete') ?? '-',
    ],
  );
}

/** What the summary above the form lists. */
function namedFields(): (string | null)[] {
  return within(screen.getByRole('form'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
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

describe('Checkout flow', () => {
  test('A guest orders in three steps (AUTH-1, PRICE-6, TOAST-6, CHK-1, CHK-3, CHK-11, CHK-12, CHK-13, CHK-14, CHK-15, CHK-34)', async () => {
    const mark = jest.spyOn(performance, 'mark');
    answer(201, placed);
    const { user, stores, place } = renderRoutes(Store, '/checkout', { cart });

    function expectStep(name: string) {
      expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
      expect(document.querySelector('[aria-current=step]')).toHaveTextContent(name);
      const items = screen.getByRole('list', { name: 'Items in this order', hidden: true });
      expect(items).toHaveTextContent('Cloud Foam Gentle Cleanser');
      expect(screen.getByText('Tax').closest('section')).toHaveTextContent(
        /Subtotal\$104\.00ShippingFreeTax\$8\.32Total\$112\.32/,
      );
      expect(screen.queryAllByRole('button', { name: /^Place Order/ })).toHaveLength(name === 'Review' ? 1 : 0);
      if (name !== 'Shipping') expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus();
    }

    async function expectAcceptedCards() {
      const line = (await screen.findByText('We accept')).parentElement!;
      const marks = within(line).getAllByRole('img');
      expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['Visa', 'Mastercard', 'Discover']);
      expect(line.querySelectorAll('svg')).toHaveLength(4);
    }

    await findStep('Shipping');
    expectStep('Shipping');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await giveShipping(user);
    expect(place.url).toBe('/checkout?step=payment');
    expectStep('Payment');
    await expectAcceptedCards();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Step 2 of 3: Payment')).toBeInTheDocument();
    await giveCard(user);
    expect(place.url).toBe('/checkout?step=review');
    expectStep('Review');
    await expectAcceptedCards();
    for (const text of ['Card ending in 1234', 'Same as shipping address', 'Portland, OR 97201', ...CONTACT])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/expires/).parentElement).toHaveTextContent('Amelia Hart, expires 12/27');
    expect(screen.getByText('You can return your order within 30 days.')).toBeVisible();

    await press(user, 'Place Order • $112.32');
    expect(screen.getByRole('button', { name: 'Processing Payment...' })).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(server).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));

    const [url, { method, body, headers }] = server.mock.calls[0];
    expect([url, method, headers['Glow-Account']]).toEqual(['/api/orders', 'POST', 'false']);
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
    expect(mark.mock.calls).toEqual([['glow:place-order:start'], ['glow:place-order:done']]);
  });

  test('The page waits for the cart to be hydrated (CHK-1)', async () => {
    localStorage.setItem('glow_cart', JSON.stringify(cart));
    await Screens.preload('/checkout');
    function Opened() {
      const store = useCartStore();
      // as on a page that has just been opened
      useState(() => store.setState({ isHydrated: false }));
      return <Store />;
    }
    renderRoutes(Opened, '/checkout');
    expect(await findStep('Shipping')).toBeVisible();
    expect(visited).toEqual(['/checkout']);
  });

  test('Back and Edit keep what was typed, and the same billing address follows edits (CHK-3, CHK-10)', async () => {
    answer(201, placed);
    const { user, place } = await openReview();
    await press(user, 'Edit payment method');
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1234');
    await press(user, 'Back to Shipping');
    expect(place.url).toBe('/checkout?step=shipping');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
    setFields({ City: 'Salem' });
    await press(user, 'Continue to Payment');
    await user.click(await screen.findByRole('button', { name: 'Continue to Review' }));
    await findStep('Review');
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ shippingAddress: { city: 'Salem' }, billingAddress: { city: 'Salem' } });
  });
});

describe('Steps that cannot be skipped', () => {
  test.each([
    ['An empty cart', [], undefined],
    [
      'A cart whose products are all discontinued',
      [{ ...cartItem('skn-002'), id: 'skn-999' }],
      'Midnight Repair Cream is no longer available and has been removed.',
    ],
  ])('%s leads to the cart, which says so (CHK-1)', async (_, items, said) => {
    const { place } = renderRoutes(Store, '/checkout', { cart: items });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(place.url).toBe('/cart');
    if (said) expect(screen.getByRole('region', { name: 'Changes in your cart' })).toHaveTextContent(said);
  });

  test.each([
    ['payment', 'Shipping', undefined],
    ['review', 'Shipping', undefined],
    ['anything', 'Shipping', undefined],
    ['review', 'Payment', given],
  ])('Opening the step %s directly shows %s, without what comes before it (CHK-2)', async (step, shown, shipping) => {
    if (shipping) sessionStorage.setItem('glow_checkout', JSON.stringify({ shipping }));
    const { place } = renderRoutes(Store, `/checkout?step=${step}`, { cart });
    expect(await findStep(shown)).toBeVisible();
    expect(place.url).toBe(`/checkout?step=${shown.toLowerCase()}`);
  });

  test('A reload on Review stays there, says why, and asks for the card alone (CHK-32)', async () => {
    answer(201, placed);
    const { unmount } = await openReview();
    unmount();
    const { user, place } = renderRoutes(Store, '/checkout?step=review', { cart });
    // the card's form is in a chunk of its own
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(await screen.findByText(/^This page was loaded again, and your card is stored nowhere\./)).toBeVisible();
    expect(screen.getByText('Portland, OR 97201')).toBeVisible();
    expect(stored()).not.toMatch(/4111|987|12\/27/);

    await press(user, /^Place Order/);
    expect(await screen.findByText('Please check 3 fields')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveFocus();
    expect(screen.getByLabelText('Name on card')).toHaveValue('Amelia Hart');
    expect(server).not.toHaveBeenCalled();

    setFields({ 'Card number': '4111 1111 1111 1234', 'Expiry date': '12/27', CVV: '987' });
    await press(user, /^Place Order/);
    const button = await screen.findByRole('button', { name: 'Processing Payment...' });
    expect(button).toBeDisabled();
    expect(document.activeElement).toContainElement(button);
    expect(screen.getByText('Card ending in 1234')).toBeVisible();
    await pay();
    expect(sentOrder(0)).toMatchObject({ paymentMethod: { last4: '1234' } });
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
  });

  test('After a reload the separate billing address is still there, and nothing of the card (CHK-6)', async () => {
    const { user, unmount } = await openPayment();
    await user.click(screen.getByRole('checkbox', { name: 'Billing address same as shipping' }));
    setFields({ City: 'Salem', 'Name on card': 'A. Hart-Noor', CVV: '987' });
    unmount();
    renderRoutes(Store, '/checkout?step=payment', { cart });
    expect(await screen.findByLabelText('City')).toHaveValue('Salem');
    expect(screen.getByLabelText('Name on card')).toHaveValue('');
    expect(stored()).not.toMatch(/Hart-Noor|987/);
  });

  test('What was typed goes if an account is signed out elsewhere, and stays as a guest signs in (CHK-6)', async () => {
    const { stores } = renderRoutes(Store, '/checkout', { cart });
    await screen.findByLabelText('City');
    setFields({ City: 'Salem' });
    act(() => stores.auth.setState({ user: shopper, isAuthenticated: true }));
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
    setFields({ City: 'Salema' });
    act(() => stores.auth.setState({ user: undefined, isAuthenticated: false }));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''));
  });
});

describe('The forms', () => {
  test('what is typed is cleaned when its form is sent (FORM-120)', async () => {
    answer(201, placed);
    const { user } = await openPayment();
    await press(user, 'Back to Shipping');
    const email = await screen.findByLabelText('Email');
    await user.clear(email);
    await user.paste('"Amelia" <amelia@example.com>;');
    expect(email).toHaveValue('"Amelia" <amelia@example.com>;');
    setFields({ Address: '12\tRose\u00a0 Lane\u200b' });
    await user.keyboard('{Enter}');
    await findStep('Payment');
    await press(user, 'Back to Shipping');
    expect(await screen.findByLabelText('Email')).toHaveValue('amelia@example.com');
    await press(user, 'Continue to Payment');
    await findStep('Payment');
    await giveCard(user);
    expect(screen.getByText('12 Rose Lane')).toBeVisible();
    await pressPlaceOrder(user);
    const { customerEmail, shippingAddress, billingAddress } = sentOrder(0);
    expect([customerEmail, shippingAddress.address1]).toEqual(['amelia@example.com', '12 Rose Lane']);
    expect(billingAddress).toEqual(shippingAddress);
  });

  test('what the device keeps is cleaned before Review and the order have it (FORM-11, FORM-120)', async () => {
    answer(201, placed);
    const typed = { ...given, city: 'Port\u200bland\t', email: 'mailto:amelia@example.com', lastName: '' };
    const { user } = await openPayment({ user: { ...shopper, lastName: ' Ha\u200brt' } }, typed);
    await giveCard(user);
    expect(screen.getByText('amelia@example.com')).toBeVisible();
    expect(screen.getByText(/^Portland,/)).toBeVisible();
    await pressPlaceOrder(user);
    const { customerEmail, shippingAddress } = sentOrder(0);
    expect(customerEmail).toBe('amelia@example.com');
    expect(shippingAddress).toMatchObject({ city: 'Portland', lastName: 'Hart' });
  });

  test('the shipping form is filled in one go, and names what is missing (FORM-6, FORM-13, FORM-22)', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await screen.findByRole('group', { name: 'Delivery address' });
    expect(fieldsOfForm()).toEqual([
      ['email', 'email', 'email', 'shipping email'],
      ...postalFields('shipping'),
      ['phone', 'tel', 'tel', 'shipping tel'],
    ]);
    expect(screen.getByLabelText('Email')).toHaveAttribute('spellcheck', 'false');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For your order confirmation');
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Only for delivery questions');
    expect(screen.getByLabelText('Apartment, suite, etc. (optional)')).toHaveAttribute('name', 'address2');

    await press(user, 'Continue to Payment');
    expect(await screen.findByText('Please check 8 fields')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(namedFields()).toEqual(['Email', ...Object.keys(address), 'Phone']);
    for (const label of ['Email', ...Object.keys(address)])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} is required`));
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Phone number is required/);
    setFields({ City: 'P' });
    expect(screen.getByLabelText('City')).not.toHaveAccessibleDescription();
  });

  test('the payment form is filled in one go (CHK-10, CHK-34, FORM-7, FORM-22, PAY-2, PAY-3)', async () => {
    const { user } = await openPayment();
    const same = screen.getByRole('checkbox', { name: 'Billing address same as shipping' });
    await user.click(same);
    expect(fieldsOfForm()).toEqual([
      ['nameOnCard', 'text', '-', 'cc-name'],
      ['cardNumber', 'text', 'numeric', 'cc-number'],
      ['expiryDate', 'text', 'numeric', 'cc-exp'],
      ['cvv', 'text', 'numeric', 'cc-csc'],
      ['billingSameAsShipping', 'checkbox', '-', '-'],
      ...postalFields('billing', 'billing.'),
    ]);
    const [, number, expiry, cvv] = Object.keys(card).map((label) => screen.getByLabelText(label));
    expect([number, expiry, cvv].map((field) => field?.getAttribute('maxlength'))).toEqual(['19', '5', '4']);
    expect(number).toHaveAccessibleDescription('16-digit cards');

    const noAddress = Object.fromEntries(Object.keys(address).map((label) => [label, '']));
    setFields(noAddress);
    await press(user, 'Continue to Review');
    await screen.findByText('Please check 10 fields');
    expect(namedFields()).toEqual([...Object.keys(card), ...Object.keys(address)]);
    // a hidden address is not validated, and is kept for when it is shown again
    await user.click(same);
    expect(screen.getByText('Please check 4 fields')).toBeVisible();
    await user.click(same);
    expect(screen.getByLabelText('Address')).toHaveValue('');
    expect(screen.getByText('Please check 4 fields')).toBeVisible();

    setFields({ 'Card number': '5', 'Expiry date': '1', CVV: '12' });
    const box = within(number?.parentElement as HTMLElement);
    expect(box.queryByRole('img')).not.toBeInTheDocument();
    setFields({ 'Card number': '55' });
    expect(await box.findByRole('img', { name: 'Mastercard' })).toBeVisible();
    await press(user, 'Continue to Review');
    expect(await screen.findByText('Invalid expiry date (MM/YY)')).toBeVisible();
    expect(number).toHaveAccessibleDescription(/^Invalid card number/);
    expect(cvv).toHaveAccessibleDescription(/^Invalid CVV/);
    expect(screen.getByLabelText('Name on card')).toHaveFocus();
  });

  test('The billing address is copied when the shipping step is left, if the box is checked (CHK-10)', async () => {
    const { user } = await openPayment();
    const leaveShippingFor = async (city: string) => {
      await press(user, 'Back to Shipping');
      setFields({ City: city });
      await press(user, 'Continue to Payment');
      return screen.findByRole('checkbox', { name: 'Billing address same as shipping' });
    };
    await user.click(await leaveShippingFor('Salem'));
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
    expect(await leaveShippingFor('Bend')).not.toBeChecked();
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
  });

  test('With Canada chosen the form asks for Province and Postal code, and the total names the currency (PRICE-7, FORM-15, FORM-21)', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    await screen.findByText('ZIP code is required');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.queryByText(/^(State|ZIP code) is required/)).not.toBeInTheDocument();
    expect(screen.getByText('Total (USD)')).toBeInTheDocument();
    expect(screen.queryByText('Total')).not.toBeInTheDocument();
    await press(user, 'Continue to Payment');
    expect(await screen.findByText('Province is required')).toBeVisible();
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription('Postal code is required');

    setFields({ Country: 'US' });
    expect(screen.queryByText('Total (USD)')).not.toBeInTheDocument();
    setFields({ State: 'OR' });
    // the same country again resets nothing
    setFields({ Country: 'US' });
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    setFields({ Country: 'CA' });
    expect(screen.getByLabelText('Province')).toHaveValue('');
    expect(within(screen.getByLabelText('Province')).getAllByRole('option')).toHaveLength(14);
  });

  test('A separate billing address is requested, validated and sent (CHK-9, CHK-10)', async () => {
    answer(201, placed);
    const { user } = await openPayment();
    const same = screen.getByRole('checkbox', { name: 'Billing address same as shipping' });
    expect(same).toBeChecked();
    await user.click(same);
    const billing = screen.getByRole('group', { name: 'Billing address' });
    expect(within(billing).getByLabelText('First name')).toHaveValue('Amelia');
    expect(within(billing).getByLabelText('City')).toHaveValue('Portland');
    setFields({ City: '' });
    await press(user, 'Continue to Review');
    expect(await within(billing).findByText('City is required')).toBeVisible();
    setFields({ Address: '5 King St', City: 'Salem', 'ZIP code': '97301' }, billing);
    await giveCard(user);
    expect(screen.getByText('5 King St')).toBeVisible();
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({
      shippingAddress: { city: 'Portland' },
      billingAddress: { firstName: 'Amelia', city: 'Salem', zipCode: '97301', email: 'amelia@example.com' },
    });
  });

  test('A signed-in shopper has the contact, and can save address and card (CHK-4, CHK-5, CHK-9, CHK-15)', async () => {
    answer(201, placed);
    const { user } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByLabelText('Email')).toHaveValue('amelia@example.com');
    expect(screen.getByLabelText('Last name')).toHaveValue('Hart');
    expect(screen.queryByRole('group', { name: 'Saved addresses' })).not.toBeInTheDocument();
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
  test("A saved address fills in the form, and the form's values are what is sent (CHK-8)", async () => {
    const place = { address1: '5 King St', city: 'Toronto', state: 'ON', zipCode: 'M5H 1A1', country: 'CA' } as const;
    const king = { firstName: 'Noor', lastName: 'Hart', ...place };
    savedAddresses.add(shopper.id, { ...king, address1: '9 Queen St' });
    savedAddresses.add(shopper.id, king);
    const { user } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByRole('radio', { name: /9 Queen St/ })).toBeChecked();
    setFields({ Address: '', City: '', 'Postal code': '' });
    await press(user, 'Continue to Payment');
    expect(await screen.findByText('Please check 3 fields')).toBeVisible();
    const saved = screen.getByRole('radio', { name: /5 King St/ });
    expect(saved).not.toBeChecked();
    await user.click(saved);
    expect(saved).toBeChecked();
    expect(screen.getByRole('form', { name: 'Shipping' })).toHaveFormValues({
      firstName: 'Noor',
      address2: '',
      ...place,
      email: shopper.email,
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    setFields({ City: 'Toronto East' });
    expect(saved).not.toBeChecked();
    answer(201, placed);
    await press(user, 'Continue to Payment');
    await findStep('Payment');
    await giveCard(user);
    await pressPlaceOrder(user);
    expect(sentOrder(0).shippingAddress).toMatchObject({ ...place, city: 'Toronto East' });
  });

  test('A saved card fills in its name and expiry; number and CVV must be entered again (CHK-8)', async () => {
    const visa = { last4: '4242', brand: 'visa', expiryMonth: 3, expiryYear: 2029, nameOnCard: 'A. Hart' };
    savedPaymentMethods.add(shopper.id, visa);
    const { user } = await openPayment({ user: shopper });
    await press(user, 'Continue to Review');
    expect(await screen.findByText('Please check 4 fields')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Card ending in 4242 A\. Hart ?, expires 03\/29/ }));
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
});

describe('An order that cannot be placed', () => {
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test.each([
    [
      'the server refuses it',
      () => refuse(402, { message: 'The card was declined.' }),
      'Your order has not been placed. Everything you entered is still here.',
    ],
    [
      'the network is down',
      () => server.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      'We could not hear whether your order was placed. Everything you entered is still here: try again, and it is placed once, not twice.',
    ],
  ])('When %s the shopper stays on Review and all input is kept (TOAST-7, CHK-16)', async (_, fail, told) => {
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
    expect(document.body).not.toHaveTextContent('The card was declined.');
    expect(screen.getByRole('button', { name: 'Place Order • $112.32' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Place Order • $112.32' })).toHaveFocus();
    expect(stores.cart.getState().itemCount).toBe(3);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/4111|987/);
  });

  test('a refused field is named, and is changed there (CHK-120)', async () => {
    const errors = [{ message: 'Words of the server', field: 'customerEmail' }];
    refuse(400, { message: 'Words of the server', errors });
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(screen.getByText('Email:').parentElement).toHaveTextContent('Email: Invalid email format');
    expect(screen.queryByText(/Words of the server/)).not.toBeInTheDocument();
    await press(user, 'Change Email');
    await findStep('Shipping');
    const input = screen.getByLabelText('Email');
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(/Invalid email format/);
    setFields({ Email: '1' });
    expect(input).not.toHaveAccessibleDescription(/Invalid email format/);
  });

  test('a card number is named at a billing address of its own, in the words of its country (CHK-120)', async () => {
    const errors = ['billingAddress.state', 'shippingAddress.email'].map((field) => ({ message: '', field }));
    refuse(422, { code: 'card_data', errors });
    const { user } = await openPayment();
    await user.click(screen.getByLabelText('Billing address same as shipping'));
    await user.selectOptions(screen.getByLabelText('Country'), 'CA');
    await user.selectOptions(screen.getByLabelText('Province'), 'ON');
    await giveCard(user);
    await pressPlaceOrder(user);
    expect(screen.getByRole('button', { name: 'Change Email' })).toBeVisible();
    await press(user, 'Change Province');
    await waitFor(() => expect(screen.getByLabelText('Province')).toHaveFocus());
    expect(screen.getByLabelText('Province')).toHaveAccessibleDescription('This looks like a card number');
  });

  test('While offline a note says when the order can be placed (CHK-20)', async () => {
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

  test('With too little stock it names the product, and what is left can be ordered on Review (CHK-18)', async () => {
    const errors = [{ message: 'Only 1 piece.', field: 'items.1.quantity' }];
    const figures = { items: [{ id: 'skn-003', left: 1 }] };
    refuse(409, { message: 'Only 1 piece.', errors, code: 'out_of_stock', figures });
    answer(201, placed);
    const { user, stores } = await openReview({ cart: [...cart].reverse() });
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(screen.getByText(/^There is not enough left of Cloud Foam Gentle Cleanser\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText(/Only 1 piece/)).not.toBeInTheDocument();
    const changes = screen.getByRole('region', { name: 'Changes of Cloud Foam Gentle Cleanser' });
    expect(changes).toHaveTextContent('Only 1 left: order 1 instead?');
    await user.click(within(changes).getByRole('button', { name: /^Order 1/ }));
    expect(screen.queryByText(/^There is not enough left/)).not.toBeInTheDocument();
    await press(user, 'Place Order • $84.59');
    await pay();
    expect(sentOrder(1)).toMatchObject({ items: [{ quantity: 1 }, { quantity: 1 }], total: 84.59 });
    expect(sentKey(1)).not.toBe(sentKey(0));
  });

  test('A refused price is shown with the former one, and is sent once it is accepted (CHK-18)', async () => {
    const mark = jest.spyOn(performance, 'mark');
    const { catalog, change, setAvailable } = changingCatalog();
    const errors = [{ message: 'This is now $36.00.', field: 'items.0.price' }];
    const figures = { items: [{ id: 'skn-003', quantity: 2, price: 36 }], subtotal: 106 };
    refuse(409, { errors, code: 'price_changed', figures });
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
    const errors = [{ message: 'This is now $9.36.', field: 'tax' }];
    const figures = { items, subtotal: 104, shipping: 9.99, tax: 9.36, total: 123.35, ...more };
    refuse(409, { errors, code: 'price_changed', figures });
  }

  /** A catalogue whose policy can be changed. */
  function changingPolicy(first: object = {}) {
    let policy = { tax: 8_000, shipping: 8_99, freeFrom: 75_00, ...first };
    const catalog = Object.assign(createSampleCatalog(), { policy: async () => policy });
    return { catalog, changePolicy: (changes: Partial<typeof policy>) => (policy = { ...policy, ...changes }) };
  }

  const sumChanges = () => screen.queryByRole('region', { name: 'Changes of the amounts' });
  const acceptSums = (user: UserEvent) => press(user, 'Accept the new amounts');

  test('refused sums are shown with the former ones, asked about and sent once (CHK-18, CHK-130)', async () => {
    const { catalog, changePolicy } = changingPolicy();
    refuseSums();
    answer(201, placed);
    const { user, stores, place } = await openReview({ catalog });
    await pressPlaceOrder(user);
    expect(stores.toast.getState().toasts).toMatchObject([{ title: 'Payment failed' }]);
    expect(place.url).toBe('/checkout?step=review');
    expect(sumChanges()).toHaveTextContent(
      'Shipping is now $9.99 instead of $0.00.Tax is now $9.36 instead of $8.32.The total is now $123.35 instead of $112.32.',
    );
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toHaveTextContent('The total is now $123.35 instead of $112.32.');
    expect(screen.getByRole('button', { name: 'Place Order • $123.35' })).toHaveFocus();
    // an order whose new total is not accepted is not sent
    await pressPlaceOrder(user);
    expect(server).toHaveBeenCalledTimes(1);
    await acceptSums(user);
    expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveFocus();
    expect(sumChanges()).toBeNull();
    // facts that catch up with what the server told are not asked about again
    changePolicy({ tax: 9_000, shipping: 9_99, freeFrom: 120_00 });
    await pressPlaceOrder(user);
    expect(sentOrder(1)).toMatchObject({ subtotal: 104, shipping: 9.99, tax: 9.36, total: 123.35 });
    expect(sentKey(1)).not.toBe(sentKey(0));
    expect(place.url).toMatch(/^\/account\/orders\//);
  });

  test('Sums refused twice are asked about twice, and an edited cart keeps what was told (CHK-130)', async () => {
    refuseSums();
    refuseSums({ shipping: 0, tax: 10.4, total: 114.4 });
    answer(201, placed);
    const { user, stores } = await openReview();
    await pressPlaceOrder(user);
    await acceptSums(user);
    await pressPlaceOrder(user);
    expect(sumChanges()).toHaveTextContent(
      /^Shipping is now \$0.00 instead of \$9.99.Tax is now \$10.40 instead of \$9.36.The total is now \$114.40 instead of \$123.35./,
    );
    await acceptSums(user);
    act(() => stores.cart.getState().updateQuantity('skn-003', 3));
    expect(sumChanges()).toBeNull();
    await pressPlaceOrder(user);
    expect(sentOrder(2)).toMatchObject({ subtotal: 138, shipping: 0, tax: 13.8, total: 151.8 });
  });

  test('A changed policy is asked about back in the tab, and before anything is sent (PRICE-131, CHK-18, CHK-130)', async () => {
    const { catalog, changePolicy } = changingPolicy();
    answer(201, placed);
    const { user, stores } = await openReview({ catalog });
    changePolicy({ tax: 8_875 });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(sumChanges()).toHaveTextContent('The total is now $113.23 instead of $112.32.'));
    await acceptSums(user);
    changePolicy({ shipping: 9_99, freeFrom: 150_00 });
    await pressPlaceOrder(user);
    expect(server).not.toHaveBeenCalled();
    expect(stores.toast.getState().toasts).toEqual([]);
    expect(screen.getByText(/because something in it has changed/)).toBeVisible();
    expect(sumChanges()).toHaveTextContent('The total is now $123.22 instead of $113.23.');
    await acceptSums(user);
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ shipping: 9.99, tax: 9.23, total: 123.22 });
  });

  test('What is above a bound of the store is said before Place Order, and the cart keeps it (PRICE-172)', async () => {
    const { catalog } = changingPolicy({ maxSubtotal: 101_99 });
    const said = 'At most $101.99 can be ordered at once.';
    refuse(409, { message: said, errors: [{ message: said }], code: 'order_limit' });
    const { user, stores } = await openReview({ catalog });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
    const { items } = stores.cart.getState();
    await pressPlaceOrder(user);
    expect(screen.getByText(said)).toBeVisible();
    expect(stores.cart.getState().items).toEqual(items);
  });

  test.each([
    [400, undefined, 'items', 'An order can have at most 100 lines', 1],
    [409, 'order_limit', 'items.0.quantity', 'At most 1 of Cloud Foam Gentle Cleanser can be ordered at once.', 1],
    [409, 'order_limit', 'subtotal', 'At most $50.00 can be ordered at once.', 1],
    [400, undefined, 'shippingAddress.city', 'City is too long', 0],
  ])('The refusal (%i, %s) of %s is told there: %s (PRICE-172)', async (status, code, field, message, times) => {
    refuse(status, { message, errors: [{ message, field }], code });
    const { user } = await openReview();
    await pressPlaceOrder(user);
    const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    const said = texts.filter((text) => text === `${message.replace(/\.$/, '')}. Change your cart.`);
    expect(said).toHaveLength(times);
  });

  test('A policy learned as checkout opens is no change, and equal sums are not asked about (CHK-130)', async () => {
    const { catalog, changePolicy } = changingPolicy({ tax: 9_000 });
    answer(201, placed);
    const { user } = await openReview({ catalog });
    expect(sumChanges()).toBeNull();
    changePolicy({ shipping: 12_00, freeFrom: 80_00 });
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ shipping: 0, tax: 9.36, total: 113.36 });
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

  test.each(['/cart', '/checkout'])('is told at %s, and is found without a card (CHK-30, CHK-31)', async (url) => {
    const { check, place, stores } = await openWithUnanswered(url);
    answer(200, { success: true, order: { ...unheard, id: 'GLW-7K3M9QXTR2VB' } });
    await check();
    expect(await screen.findByRole('heading', { name: 'Order confirmation' })).toBeVisible();
    expect(server.mock.calls.map(([asked]) => asked)).toEqual(['/api/orders/attempt']);
    expect(sentKey(0)).toBe('key-of-the-attempt');
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
    expect(stores.toast.getState().toasts.at(-1)?.description).toMatch(/had gone through at your earlier try/);
    expect(stores.cart.getState().items.map(({ id }) => id)).toEqual(['mkp-003-rose']);
    expect(localStorage.getItem('glow_checkout_key')).toBeNull();
  });

  test('that has not gone through is told so once, and keeps its key (CHK-31)', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { notice, check, unmount } = await openWithUnanswered('/cart');
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await check();
    expect(await screen.findByText('We could not find out just now. Please try again in a moment.')).toBeVisible();
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

  test('of another day says the day (CHK-30)', async () => {
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

  const CLEANSER = 'Cloud Foam Gentle Cleanser';

  test('A changed price is said at each step, and is accepted in the summary (CART-13)', async () => {
    const { user, stores } = renderRoutes(Store, '/checkout', { cart: [{ ...cartItem('skn-003'), price: 30_00 }] });
    expect(await changesOf(CLEANSER)).toBeVisible();
    await giveShipping(user);
    const changes = await changesOf(CLEANSER);
    expect(changes).toBeVisible();
    expect(changes).toHaveTextContent('This now costs $34.00 instead of $30.00.');
    await user.click(within(changes).getByRole('button', { name: /^Accept the new price/ }));
    expect(screen.getByRole('list', { name: 'Items in this order' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(stores.cart.getState().total).toBe(34_00);
  });

  test('Place Order asks again, and sends nothing until the change is accepted (CART-13, CHK-18)', async () => {
    const mark = jest.spyOn(performance, 'mark');
    const { catalog, change } = changingCatalog();
    answer(201, placed);
    const { user, stores } = await openReview({ catalog });
    change('skn-003', { price: 36_00 });
    for (let round = 0; round < 2; round += 1) {
      await pressPlaceOrder(user);
      expect(screen.getByText(/^Your order has not been placed, because something in it has changed/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Place Order • $116.64' })).toHaveFocus();
    }
    expect(server).not.toHaveBeenCalled();
    expect(stores.toast.getState().toasts).toEqual([]);
    expect(mark.mock.calls.at(-1)).toEqual(['glow:place-order:done']);
    await user.click(within(await changesOf(CLEANSER)).getByRole('button', { name: /^Accept the new price/ }));
    await pressPlaceOrder(user);
    expect(sentOrder(0)).toMatchObject({ items: [{ price: 36 }, { price: 36 }], total: 116.64 });
  });

  test('Review asks again: what has sold out is removed on its line, and the rest is ordered (CART-13)', async () => {
    const { catalog, change } = changingCatalog();
    answer(201, placed);
    const { user } = await openPayment({ catalog });
    change('mkp-003', { stockCount: 0 }, 'rose');
    await giveCard(user);
    const changes = await changesOf('Petal Flush Powder Blush, Rose');
    expect(changes).toHaveTextContent('This has sold out.');
    expect(screen.getByText('Please look at the changes of your items before you order.')).toBeVisible();
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
    const changes = await screen.findByRole('region', { name: 'Changes in your cart' });
    expect(changes).toHaveTextContent(/^Cloud Foam Gentle Cleanser is no longer available/);
    expect(place.url).toBe('/cart');
  });

  test.each<[string, number, () => Promise<never>]>([
    ['cannot be loaded', 0, () => Promise.reject(new Error('unavailable'))],
    ['do not come', 2000, () => new Promise(() => undefined)],
  ])('Where the facts of the lines %s, the server decides (CHK-18)', async (_what, delay, lines) => {
    answer(201, placed);
    const { user, place } = await openReview({ catalog: { ...createSampleCatalog(), lines } });
    await pressPlaceOrder(user);
    await act(() => jest.advanceTimersByTimeAsync(delay));
    expect(server).toHaveBeenCalledTimes(1);
    expect(place.url).toMatch(/^\/account\/orders\//);
  });
});

describe('Duplicate submits', () => {
  test('Two clicks at once place one order; meanwhile nothing can be edited (A11Y-6, CHK-13, CHK-19)', async () => {
    answer(201, placed);
    await openReview();
    const button = screen.getByRole('button', { name: /^Place Order/ });
    act(() => {
      button.click();
      button.click();
    });
    expect(screen.getByRole('button', { name: 'Edit shipping address' })).toBeDisabled();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Processing Payment...' }));
    expect(document.body).not.toHaveFocus();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Processing Payment...');
    // another tab places an order before the request is sent
    const key = JSON.parse(localStorage.getItem('glow_checkout_key') ?? '""');
    expect(key).not.toBe('');
    localStorage.removeItem('glow_checkout_key');
    await pay();
    expect(server).toHaveBeenCalledTimes(1);
    expect(sentKey(0)).toBe(key);
  });

  test.each([true, false])(
    'A cart emptied by another tab redirects to /cart, unless an order is pending: %s (CHK-1)',
    async (isPending) => {
      answer(201, placed);
      const { user, stores, place } = await openReview();
      if (isPending) await press(user, /^Place Order/);
      act(() => stores.cart.getState().loadCart([]));
      expect(place.url).toBe(isPending ? '/checkout?step=review' : '/cart');
      await pay();
      expect(visited).toEqual(['/checkout', isPending ? '/account/orders/GLW-7K3M9QXTR2VB' : '/cart']);
    },
  );
});
