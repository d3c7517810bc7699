import { savePlacedOrder, type Address, type Order } from '@glow/shared/orders';
import { renderRoutes, shopper as newcomer } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { Screens } from '../routes';

/** Signed in to the demo account, to which the samples belong. */
const shopper = { ...newcomer, id: 'user-demo' };

const home: Address = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia@example.com',
  phone: '555',
  address1: '1 Rose Lane',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

function order(id: string, more: Partial<Order> = {}): Order {
  return {
    id,
    createdAt: '2026-11-20T12:00:00.000Z',
    status: 'pending',
    customerEmail: home.email,
    customerName: 'Amelia Hart',
    items: [
      {
        id: 'mkp-005-berry',
        name: 'Velvet Matte Lipstick',
        quantity: 2,
        price: 30,
        image: '/images/products/mkp-005-1-480.webp',
      },
    ],
    subtotal: 60,
    shipping: 8.99,
    tax: 4.8,
    total: 73.79,
    shippingAddress: home,
    billingAddress: home,
    paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
    ...more,
  };
}

async function openOrders(user = shopper) {
  renderRoutes(Screens, '/account/orders', { user });
  await screen.findByRole('heading', { name: 'Orders' });
  return within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((card) => within(card));
}

describe('Orders', () => {
  test('an order that another tab or the server has added is shown', async () => {
    renderRoutes(Screens, '/account/orders', { user: shopper });
    await screen.findByRole('heading', { name: 'Orders' });
    savePlacedOrder(order('GLW-NEW'), shopper.id);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'glow_orders' })));
    expect(screen.getByRole('heading', { name: 'GLW-NEW' })).toBeVisible();
  });

  test('the sample orders are marked, newest first, with their status in words', async () => {
    const cards = await openOrders();
    expect(cards.map((card) => card.getByRole('heading').textContent)).toEqual([
      'GLW-023',
      'GLW-019',
      'GLW-008',
      'GLW-001',
    ]);
    expect(cards.map((card) => card.getByText(/^(Processing|Shipped|Delivered|Cancelled)$/).textContent)).toEqual([
      'Processing',
      'Shipped',
      'Delivered',
      'Cancelled',
    ]);
    for (const card of cards) expect(card.getByText('Sample')).toBeVisible();
  });

  test('orders of others, and of guests in this tab, are not listed', async () => {
    savePlacedOrder(order('GLW-AAAABBBBCCCC'), 'user-other');
    savePlacedOrder(order('GLW-DDDDEEEEFFFF'));
    const cards = await openOrders();
    expect(cards.flatMap((card) => card.queryAllByText('This device'))).toEqual([]);
  });

  test('orders that the account has placed on this device come first, latest first', async () => {
    savePlacedOrder(order('GLW-AAAABBBBCCCC'), shopper.id);
    savePlacedOrder(order('GLW-DDDDEEEEFFFF', { status: 'processing' }), shopper.id);
    const [latest, earlier] = await openOrders();
    expect(latest?.getByRole('heading', { name: 'GLW-DDDDEEEEFFFF' })).toBeVisible();
    expect(earlier?.getByRole('heading', { name: 'GLW-AAAABBBBCCCC' })).toBeVisible();
    expect(earlier?.getByText('This device')).toBeVisible();
    expect(earlier?.getByText('Pending')).toBeVisible();
    expect(earlier?.getByText('$73.79')).toBeVisible();
    expect(earlier?.getByText(/Nov 20, 2026/)).toBeVisible();
  });

  test('another account has its own orders first, and the samples as examples (ACC-13)', async () => {
    savePlacedOrder(order('GLW-AAAABBBBCCCC'), newcomer.id);
    const [own] = await openOrders(newcomer);
    expect(own?.getByText('This device')).toBeVisible();
    const region = within(await screen.findByRole('region', { name: 'Examples' }));
    const examples = region.getAllByRole('listitem').map((card) => within(card));
    expect(screen.queryByText('You have no orders yet.')).not.toBeInTheDocument();
    expect(examples).toHaveLength(4);
    for (const example of examples) expect(example.getByText('Example')).toBeVisible();
  });

  test('every order can be opened', async () => {
    const cards = await openOrders();
    expect(cards[1]?.getByRole('link', { name: 'View Order GLW-019' })).toHaveAttribute(
      'href',
      '/account/orders/GLW-019',
    );
  });
});
