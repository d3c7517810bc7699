import { usePageData } from '@glow/shared/app';
import { orderStatuses } from '@glow/shared/orders';
import { adminOrders, adminStats } from '../data/adminSamples';
import type { pageData } from '../pageData';
import { DashboardPanels } from './DashboardPanels';
import { recentOrders } from './RecentOrders';
import { dailySales } from './SalesChart';

const SAMPLES = {
  ...adminStats,
  days: dailySales(adminOrders),
  period: `The latest ${adminOrders.length} orders`,
  statuses: Object.fromEntries(
    orderStatuses.map((status) => [status, adminOrders.filter((order) => order.status === status).length]),
  ),
  recent: recentOrders(adminOrders),
};

export function DashboardTab() {
  const { data } = usePageData<typeof pageData.admin>();
  return <DashboardPanels {...SAMPLES} lowStock={data.lowStock} />;
}
