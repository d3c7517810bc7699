import type { StaffOrderRow } from '@glow/shared/staff';
import { customersOf } from './CustomersTab';

function order(customerEmail: string, total: number, status: StaffOrderRow['status'] = 'delivered'): StaffOrderRow {
  return {
    id: 'GLW-001',
    createdAt: '2026-01-01',
    status,
    total,
    customerName: customerEmail.toUpperCase(),
    customerEmail,
    pieces: 1,
    shipTo: '',
  };
}

describe('the customers behind orders', () => {
  test.each([
    ['nobody without orders', [], []],
    [
      'one for each address',
      [order('a', 100), order('b', 200)],
      [
        ['a', 1, 100],
        ['b', 1, 200],
      ],
    ],
    [
      'a returning one once, with the sum',
      [order('a', 100), order('b', 5), order('a', 250)],
      [
        ['a', 2, 350],
        ['b', 1, 5],
      ],
    ],
    ['nothing spent on what was cancelled', [order('a', 100, 'cancelled'), order('a', 30, 'pending')], [['a', 2, 30]]],
  ])('are %s', (_, orders, expected) => {
    expect(customersOf(orders).map(({ email, orders: count, spent }) => [email, count, spent])).toEqual(expected);
  });

  test('keep their name', () => {
    expect(customersOf([order('a', 1)])[0]?.name).toBe('A');
  });
});
