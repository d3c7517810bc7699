import type { StaffOrderRow } from '@glow/shared/staff';
import { dailySales } from './SalesChart';

function order(createdAt: string, total: number, status: StaffOrderRow['status'] = 'delivered'): StaffOrderRow {
  return { id: 'GLW-001', createdAt, status, total, customerName: 'A', customerEmail: 'a', pieces: 1, shipTo: '' };
}

describe('the sales of each day (ADM-10)', () => {
  test.each([
    ['none without orders', [], []],
    ['one for a single day', [order('2026-10-15', 5)], ['10-15: 5']],
    ['the sum of a day', [order('2026-10-15', 5), order('2026-10-15', 7)], ['10-15: 12']],
    ['there for days between', [order('2026-11-01', 5), order('2026-10-30', 3)], ['10-30: 3', '10-31: 0', '11-01: 5']],
    [
      'none of what was cancelled',
      [order('2026-10-15', 5, 'cancelled'), order('2026-10-16', 7)],
      ['10-15: 0', '10-16: 7'],
    ],
  ])('are %s', (_, orders, expected) => {
    expect(dailySales(orders).map(({ date, total }) => `${date.replace('2026-', '')}: ${total}`)).toEqual(expected);
  });
});
