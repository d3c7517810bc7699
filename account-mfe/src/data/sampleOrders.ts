import { orderTotals, type Cents, type Order, type SoldLine } from '@glow/shared/orders';

/** One line of an order; `price` is integer cents per unit, `image` in a sample order a picture name (ACC-4). */
export interface AccountOrderItem extends SoldLine {
  price: Cents;
}

/** An order in the account's list; `date` is an ISO day, `total` integer cents with shipping and tax (ACC-4). */
export interface AccountOrder extends Pick<Order, 'id' | 'status'> {
  date: string;
  total: Cents;
  items: AccountOrderItem[];
}

function withTotal(order: Omit<AccountOrder, 'total'>): AccountOrder {
  const subtotal = order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { ...order, total: orderTotals(subtotal).total };
}

/** The sample orders of the account, newest first (ACC-4). */
export const sampleOrders: readonly AccountOrder[] = [
  withTotal({
    id: 'GLW-023',
    date: '2026-10-28',
    status: 'processing',
    items: [
      {
        id: 'skn-001-30ml',
        name: 'Glow Radiance Vitamin C Serum',
        image: 'products/skn-001-1',
        quantity: 1,
        price: 89_00,
      },
      { id: 'mkp-006', name: 'Glow Drops Liquid Highlighter', image: 'products/mkp-006-1', quantity: 1, price: 46_00 },
    ],
  }),
  withTotal({
    id: 'GLW-019',
    date: '2026-10-19',
    status: 'shipped',
    items: [
      { id: 'skn-003', name: 'Cloud Foam Gentle Cleanser', image: 'products/skn-003-1', quantity: 1, price: 34_00 },
      { id: 'skn-005', name: 'Rose Petal Balancing Toner', image: 'products/skn-005-1', quantity: 1, price: 42_00 },
    ],
  }),
  withTotal({
    id: 'GLW-008',
    date: '2026-08-22',
    status: 'delivered',
    items: [
      { id: 'mkp-005-berry', name: 'Velvet Matte Lipstick', image: 'products/mkp-005-1', quantity: 2, price: 30_00 },
    ],
  }),
  withTotal({
    id: 'GLW-001',
    date: '2026-06-03',
    status: 'cancelled',
    items: [{ id: 'skn-002', name: 'Midnight Repair Cream', image: 'products/skn-002-1', quantity: 1, price: 125_00 }],
  }),
];
