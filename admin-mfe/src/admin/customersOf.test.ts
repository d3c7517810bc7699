import type { StaffOrderRow } from '@glow/shared/staff';
import { customersOf } from './CustomersTab';

function order(email: string, total: number, status: StaffOrderRow['status'] = 'delivered'): StaffOrderRow {
  const customer = { customerEmail: email, customerName: email.toUpperCase() };
  return { ...customer, id: 'GLW-001', createdAt: '2026-01-01', status, total, pieces: 1, shipTo: '' };
}

describe('the customers behind orders (ADM-7)', () => {
  test.each([
    ['nobody without orders', [], []],
    ['one for each address', [order('a', 100), order('b', 200)], ['A a 1 100', 'B b 1 200']],
    ['a returning one once, with the sum', [order('a', 1), order('b', 5), order('a', 2)], ['A a 2 3', 'B b 1 5']],
    ['nothing spent on what was cancelled', [order('a', 100, 'cancelled'), order('a', 30, 'pending')], ['A a 2 30']],
  ])('are %s', (_, orders, expected) => {
    const customers = customersOf(orders);
    expect(customers.map((one) => `${one.name} ${one.email} ${one.orders} ${one.spent}`)).toEqual(expected);
  });
});
