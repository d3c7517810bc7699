import { formatPrice } from '@glow/shared/orders';
import type { Dashboard } from '@glow/shared/staff';
import { DashboardPanels } from '../../DashboardPanels';
import { DetailLink } from '../kit/DetailPage';
import { NoAnswer } from '../kit/Problem';
import { useHasRole } from '../kit/roles';
import { useStaff } from '../kit/useStaff';

/** The reader's, as in the lists (GEN-142). */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export function StaffDashboard() {
  const mayOpenOrders = useHasRole('support', 'owner');
  const loaded = useStaff<{ dashboard: Dashboard }>(`dashboard?timeZone=${encodeURIComponent(timeZone)}`);
  if (!loaded.answer) return <NoAnswer of={loaded} />;
  const { revenue, orders, products, customers, revenueGrowth, orderGrowth, ...panels } = loaded.answer.dashboard;
  return (
    <DashboardPanels
      figures={[
        { label: 'Revenue', value: formatPrice(revenue), growth: revenueGrowth },
        { label: 'Orders', value: orders.toLocaleString('en-US'), growth: orderGrowth },
        { label: 'Products', value: products.toLocaleString('en-US') },
        { label: 'Customers', value: customers.toLocaleString('en-US') },
      ]}
      days={panels.days}
      period={`The last ${panels.days.length} days in the time zone ${timeZone.replaceAll('_', ' ')}`}
      counts={panels.statuses}
      orders={panels.recent.map((order) => ({
        ...order,
        name: mayOpenOrders ? <DetailLink to="order" id={order.id} /> : order.id,
      }))}
      products={panels.lowStock}
    >
      {panels.lowStock.length === 0 && <p>No product is running low.</p>}
    </DashboardPanels>
  );
}
