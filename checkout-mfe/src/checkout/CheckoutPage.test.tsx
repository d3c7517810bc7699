import { Route, Routes } from '@glow/shared/router';
import { savedAddresses, savedPaymentMethods } from '@glow/shared/saved';
import { cartItem, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Screens } from '../routes';

const cart = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose')];
const placed = { success: true, order: { id: 'GLW-7K3M9QXTR2VB' } };

const server = jest.fn();

/** The remote, beside the page that another one shows after a placed order. */
function Store() {
  return (
    <Routes>
      <Route path="/account/orders/:orderId" element={<h1>Order confirmation</h1>} />
      <Route path="*" element={<Screens />} />
    </Routes>
  );
}

function answer(status: number, body: unknown) {
  server.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body });
}

beforeEach(() => {
  server.mockReset();
  globalThis.fetch = server;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

async function fillIn(user: UserEvent, fields: Record<string, string>, group: HTMLElement = document.body) {
  for (const [label, value] of Object.entries(fields)) {
    const field = within(group).getByLabelText(label);
    if (field instanceof HTMLInputElement && field.value) await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

const address = { 'First name': 'Amelia', 'Last name': 'Hart', Address: '12 Rose Lane', City: 'Portland', 'ZIP code': '97201' };

async function giveShipping(user: UserEvent) {
  await screen.findByRole('heading', { level: 2, name: 'Shipping' });
  await fillIn(user, { Email: 'amelia@example.com', Phone: '(555) 010-2368', ...address });
  await user.selectOptions(screen.getByLabelText('State'), 'OR');
  await user.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await screen.findByRole('heading', { level: 2, name: 'Payment' });
}

async function giveCard(user: UserEvent) {
  await fillIn(user, { 'Name on card': 'Amelia Hart', 'Card number': '4111-1111-1111-1234', 'Expiry date': '12/2027', CVV: '987' });
  await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
  await screen.findByRole('heading', { level: 2, name: 'Review' });
}

/** Checkout of someone who has already given an address in this tab. */
async function openPayment() {
  const draft = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com', phone: '(555) 010-2368', address1: '12 Rose Lane', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' };
  sessionStorage.setItem('glow_checkout', JSON.stringify(draft));
  const view = renderRoutes(Store, '/checkout?step=payment', { cart });
  await screen.findByRole('heading', { level: 2, name: 'Payment' });
  return view;
}

async function openReview() {
  const view = await openPayment();
  await giveCard(view.user);
  return view;
}

/** Lets the two seconds of the simulated payment pass. */
async function pay() {
  await act(() => jest.advanceTimersByTimeAsync(2000));
}

function sentKey(call: number): string {
  return server.mock.calls[call][1].headers['Idempotency-Key'];
}

describe('The way through checkout', () => {
  test('A guest gives address and card, looks over the order and places it', async () => {
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
    expect(server).not.toHaveBeenCalled();
    await pay();

    const [url, { method, body }] = server.mock.calls[0];
    expect([url, method]).toEqual(['/api/orders', 'POST']);
    expect(JSON.parse(body)).toMatchObject({ customerName: 'Amelia Hart', total: 112.32, paymentMethod: { type: 'card', last4: '1234', brand: 'visa' } });
    expect(body).not.toMatch(/4111|987/);
    expect(place.url).toBe('/account/orders/GLW-7K3M9QXTR2VB');
    expect(screen.getByRole('heading', { name: 'Order confirmation' })).toBeVisible();
    expect(stores.toast.getState().toasts).toMatchObject([
      { title: 'Order placed successfully!', description: "Order #GLW-7K3M9QXTR2VB has been confirmed. You'll receive a confirmation email shortly." },
    ]);
    expect(stores.cart.getState().items).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('glow_receipts') ?? '')).toMatchObject([{ id: 'GLW-7K3M9QXTR2VB', status: 'processing', total: 112.32 }]);
    expect(sessionStorage.getItem('glow_checkout')).toBeNull();
    expect(sessionStorage.getItem('glow_checkout_key')).toBeNull();
  });

  test('Tax and total are there from the first step on', async () => {
    renderRoutes(Store, '/checkout', { cart });
    const summary = (await screen.findByText('Tax')).closest('section');
    expect(summary).toHaveTextContent(/Subtotal\$104\.00ShippingFreeTax\$8\.32Total\$112\.32/);
  });

  test('Each new step takes the focus and is marked in the list of steps', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await giveShipping(user);
    expect(screen.getByRole('heading', { level: 2, name: 'Payment' })).toHaveFocus();
    expect(within(screen.getByRole('list', { name: 'Checkout steps' })).getByText('Payment')).toHaveAttribute('aria-current', 'step');
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Step 2 of 3: Payment')).toBeInTheDocument();
  });

  test('Back and Edit lead to what was typed before', async () => {
    const { user, place } = await openReview();
    await user.click(screen.getByRole('button', { name: 'Edit payment method' }));
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1234');
    await user.click(screen.getByRole('button', { name: 'Back to Shipping' }));
    expect(place.url).toBe('/checkout?step=shipping');
    expect(screen.getByLabelText('City')).toHaveValue('Portland');
  });
});

describe('What cannot be skipped', () => {
  test('An empty cart leads to the cart', async () => {
    const { place } = renderRoutes(Store, '/checkout');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
    expect(place.url).toBe('/cart');
  });

  test.each(['payment', 'review', 'anything'])('Whoever begins at the step %s is shown Shipping', async (step) => {
    const { place } = renderRoutes(Store, `/checkout?step=${step}`, { cart });
    expect(await screen.findByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(place.url).toBe('/checkout?step=shipping');
  });

  test('After a reload the address is still there, and the card must be given again', async () => {
    const { unmount } = await openReview();
    unmount();
    renderRoutes(Store, '/checkout?step=review', { cart });
    expect(await screen.findByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4111|987/);
  });
});

describe('The forms', () => {
  test('Missing fields are named under them, and a message goes when its field is edited', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.click(await screen.findByRole('button', { name: 'Continue to Payment' }));
    expect(await screen.findByText('Please check 8 fields')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required');
    await user.type(screen.getByLabelText('City'), 'P');
    expect(screen.getByLabelText('City')).not.toHaveAccessibleDescription();
  });

  test('Another country asks for its own regions and forgets the chosen one', async () => {
    const { user } = renderRoutes(Store, '/checkout', { cart });
    await user.selectOptions(await screen.findByLabelText('State'), 'Oregon');
    await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.getByLabelText('Province')).toHaveValue('');
    expect(within(screen.getByLabelText('Province')).getAllByRole('option')).toHaveLength(14);
    expect(screen.getByLabelText('ZIP / postal code')).toBeVisible();
    expect(screen.getByText('Total (USD)')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Country'), 'United States');
    expect(within(screen.getByLabelText('State')).getAllByRole('option')).toHaveLength(51);
  });

  test('A separate billing address is asked for, checked and sent', async () => {
    answer(201, placed);
    const { user } = await openPayment();
    const same = screen.getByRole('checkbox', { name: 'Billing address same as shipping' });
    expect(same).toBeChecked();
    await user.click(same);
    const billing = screen.getByRole('group', { name: 'Billing address' });
    expect(within(billing).getByLabelText('First name')).toHaveValue('Amelia');
    await user.click(screen.getByRole('button', { name: 'Continue to Review' }));
    expect(await within(billing).findByText('City is required')).toBeVisible();
    await fillIn(user, { Address: '5 King St', City: 'Salem', 'ZIP code': '97301' }, billing);
    await user.selectOptions(within(billing).getByLabelText('State'), 'OR');
    await giveCard(user);
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    await pay();
    expect(JSON.parse(server.mock.calls[0][1].body)).toMatchObject({
      shippingAddress: { city: 'Portland' },
      billingAddress: { firstName: 'Amelia', city: 'Salem', zipCode: '97301', email: 'amelia@example.com' },
    });
  });

  test('Guests are not offered to save anything', async () => {
    await openPayment();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('Whoever is signed in finds their contact filled in, and can save address and card', async () => {
    answer(201, placed);
    const { user } = renderRoutes(Store, '/checkout', { cart, user: shopper });
    expect(await screen.findByLabelText('Email')).toHaveValue('amelia@example.com');
    expect(screen.getByLabelText('Last name')).toHaveValue('Hart');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address to my account' }));
    await giveShipping(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this payment method for future orders' }));
    await giveCard(user);
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    await pay();
    expect(savedAddresses(shopper.id)).toMatchObject([{ address1: '12 Rose Lane', city: 'Portland' }]);
    expect(savedPaymentMethods(shopper.id)).toMatchObject([{ last4: '1234', expiryMonth: 12, expiryYear: 2027, nameOnCard: 'Amelia Hart' }]);
  });
});

describe('An order that cannot be placed', () => {
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  afterEach(() => log.mockRestore());

  test.each([
    ['the server refuses it', () => answer(402, { success: false, message: 'The card was declined.', errors: [] })],
    ['the network is down', () => server.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['the answer makes no sense', () => server.mockResolvedValueOnce({ ok: false, status: 502, json: () => Promise.reject(new SyntaxError('Unexpected token')) })],
  ])('When %s the shopper stays on Review and keeps everything', async (_, fail) => {
    fail();
    const { user, stores, place } = await openReview();
    await user.click(screen.getByRole('button', { name: /^Place Order/ }));
    await pay();
    expect(stores.toast.getState().toasts).toMatchObject([
      { title: 'Payment failed', description: 'There was an error processing your payment. Please try again.', variant: 'destructive' },
    ]);
    expect(place.url).toBe('/checkout?step=review');
    expect(screen.getByText('Card ending in 1234')).toBeVisible();
    expect(screen.getByText(/^Your order has not been placed\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place Order • $112.32' })).toBeEnabled();
    expect(stores.cart.getState().itemCount).toBe(3);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/4111|987/);
  });

  test('A second try carries the same key, so that nobody pays twice', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer(201, placed);
    const { user } = await openReview();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: /^Place Order/ }));
      await pay();
    }
    expect(sentKey(1)).toBe(sentKey(0));
    expect(server.mock.calls[1][1].body).toBe(server.mock.calls[0][1].body);
  });

  test.each([409, 422])('After a %i the next try carries a new key', async (status) => {
    answer(status, { success: false, message: 'Prices have changed.', errors: [] });
    answer(201, placed);
    const { user } = await openReview();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(screen.getByRole('button', { name: /^Place Order/ }));
      await pay();
    }
    expect(sentKey(1)).not.toBe(sentKey(0));
  });
});

test('Two presses at once place one order', async () => {
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
