import { adminOrders } from '../data/adminSamples';
import { recentOrders } from './RecentOrders';

describe('recent orders', () => {
  test('are the five latest, newest first, whatever their order was (ADM-3)', () => {
    const latest = recentOrders([...adminOrders].reverse()).map(({ createdAt }) => createdAt);
    expect(latest).toEqual(['2026-10-30', '2026-10-28', '2026-10-26', '2026-10-23', '2026-10-21']);
  });
});
