import { savePlacedOrder, type Order } from '@glow/shared/orders';
import { renderRoutes, shopper as newcomer } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { Screens } from '../routes';
import { placedOrder } from '../components/testing/placedOrder';

/** Signed in to the demo account, to which the samples belong. */
const shopper = { ...newcomer, id: 'user-demo' };

function order(id: string, more: Partial<Order> = {}): Order {
  return { ...placedOrder, id, status: 'pending', ...more };
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

  test('sample orders are marked, newest first, have a status in words, and open (ACC-4, ACC-12)', async () => {
    const cards = await openOrders();
    const names = cards.map((card) => card.getByRole('heading').textContent);
    expect(names).toEqual(['GLW-023', 'GLW-019', 'GLW-008', 'GLW-001']);
    const statuses = cards.map((card) => card.getByText(/^(Processing|Shipped|Delivered|Cancelled)$/).textContent);
    expect(statuses).toEqual(['Processing', 'Shipped', 'Delivered', 'Cancelled']);
    for (const card of cards) expect(card.getByText('Sample')).toBeVisible();
    const link = cards[1]?.getByRole('link', { name: 'View Order GLW-019' });
    expect(link).toHaveAttribute('href', '/account/orders/GLW-019');
  });

  test('orders that the account has placed on this device come first, the latest first (ACC-4)', async () => {
    savePlacedOrder(order('GLW-AAAABBBBCCCC'), shopper.id);
    savePlacedOrder(order('GLW-DDDDEEEEFFFF', { status: 'processing' }), shopper.id);
    savePlacedOrder(order('GLW-OF-OTHERS'), 'user-other');
    savePlacedOrder(order('GLW-OF-A-GUEST'));
    const [latest, earlier, ...samples] = await openOrders();
    expect(samples.flatMap((card) => card.queryAllByText('This device'))).toEqual([]);
    expect(latest?.getByRole('heading', { name: 'GLW-DDDDEEEEFFFF' })).toBeVisible();
    expect(earlier?.getByRole('heading', { name: 'GLW-AAAABBBBCCCC' })).toBeVisible();
    expect(earlier?.getByText('This device')).toBeVisible();
    expect(earlier?.getByText('Pending')).toBeVisible();
    expect(earlier?.getByText('$161.14')).toBeVisible();
    expect(earlier?.getByText(/Nov 20, 2026/).parentElement).toHaveTextContent('3 items');
    expect(earlier?.getByRole('img', { name: 'Velvet Matte Lipstick' })).toBeVisible();
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
});
