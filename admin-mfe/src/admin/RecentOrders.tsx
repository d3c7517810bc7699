import { formatPrice } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { formatDay } from '@glow/shared/ui';
import { adminOrders, type AdminOrder } from '../data/adminSamples';
import { DataTable, TwoLines } from './DataTable';

/** The latest orders (ADM-3). */
export function RecentOrders() {
  return (
    <DataTable
      caption="Recent orders"
      rows={recentOrders(adminOrders)}
      minWidth={440}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Order', cell: ({ id, date }) => <TwoLines detail={formatDay(date)}>{id}</TwoLines> },
        { label: 'Customer', cell: ({ customerName }) => customerName },
        { label: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
        { label: 'Total', cell: ({ total }) => formatPrice(total), isNumeric: true, isBeside: true },
      ]}
    />
  );
}

/** The latest orders, newest first, at most five (ADM-3). */
export function recentOrders(orders: readonly AdminOrder[]): AdminOrder[] {
  return [...orders].sort((a, b) => b.date.localeCompare(a.date)).slice(0, 5);
}
