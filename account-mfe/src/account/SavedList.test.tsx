import { saveAddress, savePaymentMethod, savedAddresses, savedPaymentMethods } from '@glow/shared/saved';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem').map((card) => within(card));

describe('Addresses', () => {
  test('the samples are marked and cannot be removed', async () => {
    renderRoutes(Screens, '/account/addresses', { user: shopper });
    await screen.findByRole('heading', { name: 'Addresses' });
    expect(cards().every((card) => card.getByText('Sample'))).toBe(true);
    expect(cards()[0]?.getByText('Default')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });

  test("the shopper's own come first and can be removed; nobody else's are shown", async () => {
    const address = { firstName: 'Amelia', lastName: 'Hart', address1: '1 Rose Lane', city: 'Portland', state: 'OR', zipCode: '97201', country: 'US' as const };
    saveAddress(shopper.id, address);
    saveAddress('somebody-else', { ...address, address1: '9 Hidden Road' });
    const { user } = renderRoutes(Screens, '/account/addresses', { user: shopper });
    await screen.findByRole('heading', { name: 'Addresses' });
    expect(cards()[0]?.getByText('1 Rose Lane')).toBeVisible();
    expect(cards()[0]?.getByText('This device')).toBeVisible();
    expect(screen.queryByText('9 Hidden Road')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove address 1 Rose Lane' }));
    expect(screen.queryByText('1 Rose Lane')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Addresses' })).toHaveFocus();
    expect(savedAddresses(shopper.id)).toEqual([]);
  });
});

describe('Payment Methods', () => {
  test('a card shows its last four digits, its expiry and a name; an own one can be removed', async () => {
    savePaymentMethod(shopper.id, { last4: '1111', brand: 'visa', expiryMonth: 3, expiryYear: 2029, nameOnCard: 'A Hart' });
    const { user } = renderRoutes(Screens, '/account/payment-methods', { user: shopper });
    await screen.findByRole('heading', { name: 'Payment methods' });
    expect(cards()[0]?.getByText('ending in 1111')).toBeVisible();
    expect(cards()[0]?.getByText('A Hart')).toBeVisible();
    expect(cards()[0]?.getByText('Expires 03/29')).toBeVisible();
    expect(cards()[1]?.getByText('Sample')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove card ending in 1111' }));
    expect(screen.queryByText(/ending in 1111/)).not.toBeInTheDocument();
    expect(savedPaymentMethods(shopper.id)).toEqual([]);
  });
});
