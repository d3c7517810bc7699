import { DEFAULT_POLICY } from '@glow/shared/policy';
import { sumChanges } from './sumChanges';

test.each([
  [{}, []],
  [{ freeFrom: 76_00, maxPieces: 1 }, []],
  [{ shipping: 9_99 }, ['Shipping is now $9.99 instead of $8.99.', 'The total is now $63.99 instead of $62.99.']],
  [{ tax: 9_000 }, ['Tax is now $4.50 instead of $4.00.', 'The total is now $63.49 instead of $62.99.']],
])('Of a subtotal of $50.00 the policy %j changes: %j (CHK-130)', (change, told) => {
  expect(sumChanges(50_00, DEFAULT_POLICY, { ...DEFAULT_POLICY, ...change })).toEqual(told);
});
