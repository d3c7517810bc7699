import { usePageData } from '@glow/shared/app';
import { formatPrice, orderStatuses } from '@glow/shared/orders';
import { adminOrders, adminStats } from '../data/adminSamples';
import type { pageData } from '../pageData';
import { DashboardPanels } from './DashboardPanels';
import { recentOrders } from './RecentOrders';
import { dailySales } from './SalesChart';

const FIGURES = [
  { label: 'Revenue', value: formatPrice(adminStats.totalRevenue), growth: adminStats.revenueGrowth },
  { label: 'Orders', value: adminStats.totalOrders, growth: adminStats.orderGrowth },
  { label: 'Products', value: adminStats.totalProducts },
  { label: 'Customers', value: adminStats.totalCustomers },
];
const COUNTS = Object.fromEntries(
  orderStatuses.map((status) => [status, adminOrders.filter((order) => order.status === status).length]),
);

export function DashboardTab() {
  const { data } = usePageData<typeof pageData.admin>();
  return (
    <DashboardPanels
      figures={FIGURES}
      days={dailySales(adminOrders)}
      period={`The latest ${adminOrders.length} orders`}
      counts={COUNTS}
      orders={recentOrders(adminOrders)}
      products={data.lowStock.map(({ images: [image = ''], ...product }) => ({ ...product, image }))}
    />
  );
}
