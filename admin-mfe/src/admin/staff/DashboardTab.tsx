import type { Dashboard } from '@glow/shared/staff';
import { formatPrice } from '@glow/shared/orders';
import { Skeleton } from '@glow/shared/ui';
import { DashboardPanels } from '../DashboardPanels';
import { OrderLink } from './DetailLink';
import { Problem } from './Problem';
import { TAB_ROLES, useHasRole } from './roles';
import { useStaff } from './useStaff';

/** The figures of the shop. */
export function DashboardTab() {
  const mayOpenOrders = useHasRole(TAB_ROLES.orders);
  const { answer, refusal, reload } = useStaff<{ dashboard: Dashboard }>('dashboard');
  if (refusal) return <Problem refusal={refusal} onRetry={reload} />;
  if (!answer) return <Skeleton height={560} role="progressbar" aria-label="Loading" />;
  const { revenue, orders, products, customers, revenueGrowth, orderGrowth, ...panels } = answer.dashboard;
  return (
    <DashboardPanels
      figures={[
        { label: 'Revenue', value: formatPrice(revenue), growth: revenueGrowth },
        { label: 'Orders', value: orders.toLocaleString('en-US'), growth: orderGrowth },
        { label: 'Products', value: products.toLocaleString('en-US') },
        { label: 'Customers', value: customers.toLocaleString('en-US') },
      ]}
      days={panels.days}
      period={`The last ${panels.days.length} days`}
      counts={panels.statuses}
      orders={panels.recent.map(({ createdAt, ...order }) => ({
        ...order,
        date: createdAt,
        name: mayOpenOrders ? <OrderLink id={order.id} /> : order.id,
      }))}
      products={panels.lowStock}
    >
      {panels.lowStock.length === 0 && <p>No product is running low.</p>}
    </DashboardPanels>
  );
}
