import { savedAddresses, savedPaymentMethods } from '@glow/shared/customer';
import { fill, renderRoutes, shopper as newcomer, storedPostal } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { Screens } from '../routes';

/** Signed in to the demo account, to which the samples belong. */
const shopper = { ...newcomer, id: 'user-demo' };

const home = { ...storedPostal, firstName: 'Amelia', lastName: 'Hart', country: 'US' as const };
const visa = { last4: '1111', brand: 'visa', expiryMonth: 3, expiryYear: 2029, nameOnCard: 'A Hart' };

const cards = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((card) => within(card));
const card = (index: number) => cards()[index] ?? within(document.body);
const firstLines = () => cards().map((shown) => shown.getByText(/^\d+ /).textContent);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeEach(() => jest.useFakeTimers());
async function open(tab: string, heading: string) {
  const page = renderRoutes(Screens, `/account/${tab}`, { user: shopper });
  await screen.findByRole('heading', { name: heading });
  return { ...page, press: (name: string) => page.user.click(screen.getByRole('button', { name })) };
}

const openAddresses = () => open('addresses', 'Addresses');
const openCards = () => open('payment-methods', 'Payment methods');

describe('Addresses', () => {
  test("the samples are read-only and follow the shopper's own; others' are not shown (ACC-5, ACC-12)", async () => {
    savedAddresses.add('somebody-else', { ...home, address1: '9 Hidden Road' });
    await openAddresses();
    expect(cards().every((shown) => shown.getByText('Sample'))).toBe(true);
    expect(card(0).getByText('Default')).toBeVisible();
    expect(cards().flatMap((shown) => shown.queryAllByRole('button'))).toEqual([]);
    savedAddresses.add(shopper.id, home);
    expect(screen.queryByText('1 Rose Lane')).not.toBeInTheDocument();
    // what another tab or the server has changed
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_saved_addresses' })));
    expect(firstLines()).toEqual(['1 Rose Lane', '48 Linden Street', '212 Harbour Row']);
    expect(card(0).getByText('This device')).toBeVisible();
  });

  test('a full list says so and opens no form (ACC-5)', async () => {
    for (let number = 1; number <= 50; number += 1)
      savedAddresses.add(shopper.id, { ...home, address1: `${number} Rose Lane` });
    const { user } = await openAddresses();
    expect(screen.getByText('You can keep 50 at most: remove one to add another.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a new one is prefilled with the name, validated, and stored (FORM-120, ACC-5)', async () => {
    const { user } = await openAddresses();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const form = dialog('Add address');
    expect(await form.findByLabelText('First name')).toHaveValue('Amelia');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await form.findByText('Please check 4 fields')).toBeVisible();
    expect(form.getByLabelText('Address')).toHaveAccessibleDescription('Address is required');
    fill(form.getByLabelText('Address'), ' 7 Fern\u200b\tStreet ');
    await user.selectOptions(form.getByLabelText('Country'), 'CA');
    fill(form.getByLabelText('City'), 'Toronto');
    await user.selectOptions(form.getByLabelText('Province'), 'ON');
    fill(form.getByLabelText('Postal code'), 'M5V 2T6');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('7 Fern Street')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add address' })).toHaveFocus();
    expect(card(0).getByText('Toronto, ON M5V 2T6')).toBeVisible();
    const place = { address1: '7 Fern Street', city: 'Toronto', state: 'ON', zipCode: 'M5V 2T6', country: 'CA' };
    expect(savedAddresses.list(shopper.id)).toMatchObject([{ firstName: 'Amelia', ...place, isDefault: true }]);
  });

  test('editing keeps the position, and Cancel changes nothing (ACC-5)', async () => {
    savedAddresses.add(shopper.id, home);
    const { user } = await openAddresses();
    const edit = screen.getByRole('button', { name: 'Edit address 1 Rose Lane' });
    await user.click(edit);
    fill(await dialog('Edit address').findByLabelText('City'), 'Portland West');
    await user.click(dialog('Edit address').getByRole('button', { name: 'Cancel' }));
    expect(edit).toHaveFocus();
    expect(card(0).getByText('Portland, OR 97201')).toBeVisible();

    await user.click(edit);
    const city = await dialog('Edit address').findByLabelText('City');
    expect(city).toHaveValue('Portland');
    fill(city, 'Salem');
    fill(dialog('Edit address').getByLabelText(/Apartment/), 'Floor 2');
    await user.click(dialog('Edit address').getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Salem, OR 97201')).toBeVisible();
    expect(card(0).getByText('Floor 2')).toBeVisible();
    expect(savedAddresses.list(shopper.id)).toHaveLength(1);
  });

  test('setting a default replaces the previous one (ACC-5)', async () => {
    savedAddresses.add(shopper.id, home);
    savedAddresses.add(shopper.id, { ...home, address1: '2 Fern Street' });
    const { press } = await openAddresses();
    expect(card(0).getByText('1 Rose Lane')).toBeVisible();
    await press('Make default address 2 Fern Street');
    expect(card(0).getByText('2 Fern Street')).toBeVisible();
    expect(card(0).getByText('Default')).toBeVisible();
    expect(screen.getAllByText('Default')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Make default address 2 Fern Street' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    expect(savedAddresses.list(shopper.id)).toMatchObject([
      { address1: '2 Fern Street', isDefault: true },
      { address1: '1 Rose Lane', isDefault: false },
    ]);
  });

  test('removing can be undone for eight seconds (ACC-5)', async () => {
    savedAddresses.add(shopper.id, home);
    savedAddresses.add(shopper.id, { ...home, address1: '2 Fern Street' });
    const { user } = await openAddresses();
    const remove = () => user.click(screen.getByRole('button', { name: 'Remove address 1 Rose Lane' }));
    await remove();
    expect(firstLines()).toEqual(['2 Fern Street', '48 Linden Street', '212 Harbour Row']);
    expect(savedAddresses.list(shopper.id)).toMatchObject([{ address1: '2 Fern Street', isDefault: true }]);
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    expect(screen.getByText('1 Rose Lane', { selector: 'bdi' }).parentElement).toHaveTextContent(
      'Removed address 1 Rose Lane.',
    );

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(firstLines()).toEqual(['1 Rose Lane', '2 Fern Street', '48 Linden Street', '212 Harbour Row']);
    expect(savedAddresses.list(shopper.id)).toMatchObject([
      { address1: '1 Rose Lane', city: 'Portland', isDefault: true },
      { address1: '2 Fern Street', isDefault: false },
    ]);
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

    await remove();
    act(() => jest.advanceTimersByTime(7_900));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('Payment Methods', () => {
  test('a card shows four digits, expiry and name, and can be edited; samples follow (ACC-5, ACC-12)', async () => {
    savedPaymentMethods.add(shopper.id, visa);
    const { press } = await openCards();
    expect(card(0).getByText('ending in 1111')).toBeVisible();
    expect(card(0).getByText('A Hart')).toBeVisible();
    expect(card(0).getByText('Expires 03/29')).toBeVisible();
    expect(card(1).getByText('Sample')).toBeVisible();
    expect(card(1).queryByRole('button')).not.toBeInTheDocument();
    await press('Edit card ending in 1111');
    const form = dialog('Edit card');
    const expiry = await form.findByLabelText('Expiry date');
    expect(expiry).toHaveValue('03/29');
    expect(form.queryByLabelText('Card number')).not.toBeInTheDocument();
    fill(expiry, '0432');
    await press('Save card');
    expect(await screen.findByText('Expires 04/32')).toBeVisible();
    expect(card(0).getByText('ending in 1111')).toBeVisible();
  });

  test('only the last four digits of a new card number are stored (PAY-5, ACC-7)', async () => {
    const { user } = await openCards();
    await user.click(screen.getByRole('button', { name: 'Add card' }));
    const form = dialog('Add card');
    await user.click(await form.findByRole('button', { name: 'Save card' }));
    expect(await form.findByText('Please check 3 fields')).toBeVisible();
    expect(form.getByLabelText('Name on card')).toHaveAccessibleDescription('Name on card is required');
    fill(form.getByLabelText('Name on card'), 'Amelia Hart');
    fill(form.getByLabelText('Card number'), '5454545454541234');
    expect(form.getByLabelText('Card number')).toHaveValue('5454 5454 5454 1234');
    fill(form.getByLabelText('Expiry date'), '0931');
    await user.click(form.getByRole('button', { name: 'Save card' }));
    expect(await screen.findByText('ending in 1234')).toBeVisible();
    const kept = { last4: '1234', brand: 'mastercard', expiryMonth: 9, expiryYear: 2031, nameOnCard: 'Amelia Hart' };
    expect(savedPaymentMethods.list(shopper.id)).toEqual([
      { id: expect.any(String), type: 'card', isDefault: true, ...kept },
    ]);
    expect(JSON.stringify(localStorage)).not.toMatch(/5454 ?5454/);
  });
});

describe('An account that is not the demo account (ACC-13)', () => {
  const addresses = () => within(screen.getByRole('region', { name: 'Examples' })).getAllByRole('listitem');

  test('has lists of its own, and below them the samples as examples without a default', async () => {
    renderRoutes(Screens, '/account/addresses', { user: newcomer });
    expect(await screen.findByText('You have no saved addresses yet.')).toBeVisible();
    expect(addresses().map((entry) => within(entry).getByText('Example').textContent)).toEqual(['Example', 'Example']);
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.queryByText('Default')).not.toBeInTheDocument();
    savedAddresses.add(newcomer.id, home);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_saved_addresses' })));
    expect(screen.getByText('1 Rose Lane')).toBeVisible();
    expect(screen.queryByText('You have no saved addresses yet.')).not.toBeInTheDocument();
    expect(addresses()).toHaveLength(2);
    expect(cards()).toHaveLength(3);
  });

  test('hides the examples of all lists for good, and only its own', async () => {
    const { user, unmount } = renderRoutes(Screens, '/account/addresses', { user: newcomer });
    await user.click(await screen.findByRole('button', { name: 'Hide examples' }));
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Payment Methods' }));
    expect(await screen.findByText('You have no saved payment methods yet.')).toBeVisible();
    expect(screen.queryByText('Examples')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    expect(await screen.findByText('You have no orders yet.')).toBeVisible();
    expect(screen.queryByText('Examples')).not.toBeInTheDocument();
    unmount();

    const reloaded = renderRoutes(Screens, '/account/orders', { user: newcomer });
    expect(await screen.findByText('You have no orders yet.')).toBeVisible();
    expect(screen.queryByText('Examples')).not.toBeInTheDocument();
    reloaded.unmount();

    renderRoutes(Screens, '/account/orders', { user: { ...newcomer, id: 'user-2' } });
    expect(await screen.findByRole('heading', { name: 'Examples' })).toBeVisible();
  });
});
