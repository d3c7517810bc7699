import { totalsOf } from './accountOrder';
import { sampleOrders } from '../data/sampleOrders';

describe('an order of the account', () => {
  test.each(sampleOrders.map((order) => [order.id, order] as const))(
    'the amounts of sample %s add up to its total',
    (_, order) => {
      const { subtotal, shipping, tax, total } = totalsOf(order);
      expect(subtotal + shipping + tax).toBe(total);
      expect(total).toBe(order.total);
    },
  );
});
