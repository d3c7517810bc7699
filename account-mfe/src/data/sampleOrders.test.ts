import { orderTotals, toCents } from '@glow/shared/orders';
import { sampleOrders } from './sampleOrders';

test.each(sampleOrders.map((order) => [order.id, order] as const))(
  'the amounts of sample %s are those of its lines',
  (_, { items, ...order }) => {
    const { subtotal, shipping, tax, total } = order;
    expect([subtotal, shipping, tax, total].map(toCents)).toEqual(
      Object.values(orderTotals(items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0))),
    );
  },
);
