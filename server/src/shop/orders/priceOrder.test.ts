import { orderTotals, toCents, toDollars } from '@glow/shared/orders';
import fc from 'fast-check';
import { anOrder, sampleLines } from '../../testing/anOrder';
import { orderSchema } from './orderSchema';
import { priceOrder } from './priceOrder';

test('Whatever is ordered, the server adds up to the cent what the page shows and sends (PRICE-6)', () => {
  const quantities = fc.dictionary(fc.constantFrom(...sampleLines.keys()), fc.integer({ min: 1, max: 140 }), {
    minKeys: 1,
    noNullPrototype: true,
  });
  const policies = fc.record({
    tax: fc.integer({ min: 0, max: 100_000 }),
    shipping: fc.integer({ min: 0, max: 100_00 }),
    freeFrom: fc.integer({ min: 0, max: 2_000_00 }),
  });
  fc.assert(
    fc.property(quantities, policies, (ordered, policy) => {
      const goods = orderTotals(toCents(anOrder(ordered).subtotal), policy);
      const sums = Object.fromEntries(Object.entries(goods).map(([name, sum]) => [name, toDollars(sum)]));
      const sent = JSON.parse(JSON.stringify(anOrder(ordered, sums)));
      const found = { lines: sampleLines, incomplete: new Set<string>() };
      const { lines, subtotal, shipping, tax, total } = priceOrder(sent, found, policy);
      expect([subtotal, shipping, tax, total]).toEqual(
        [sent.subtotal, sent.shipping, sent.tax, sent.total].map(toCents),
      );
      const sum = lines.reduce((before, { price, quantity }) => before + price * quantity, 0);
      expect({ subtotal, shipping, tax, total }).toEqual(orderTotals(sum, policy));
      expect(total).toBe(subtotal + shipping + tax);
    }),
  );
});

test('All there are of a thing can be ordered at once', () => {
  for (const [id, { left }] of sampleLines)
    if (left > 0) expect([id, orderSchema.safeParse(anOrder({ [id]: left })).success]).toEqual([id, true]);
});
