import { orderDay, totalsOf } from './accountOrder';
import { sampleOrders } from '../data/sampleOrders';

describe('an order of the account', () => {
  test.each([
    ['2026-06-03', 'June 3, 2026'],
    ['2026-01-01', 'January 1, 2026'],
    ['2026-06-03T12:00:00.000Z', 'June 3, 2026'],
  ])('%s is formatted as %s', (date, day) => {
    expect(orderDay(date)).toBe(day);
  });

  test.each(sampleOrders.map((order) => [order.id, order] as const))(
    'the amounts of sample %s add up to its total',
    (_, order) => {
      const { subtotal, shipping, tax, total } = totalsOf(order);
      expect(subtotal + shipping + tax).toBe(total);
      expect(total).toBe(order.total);
    },
  );
});
