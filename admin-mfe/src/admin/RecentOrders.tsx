import { formatPrice } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import type { RecentOrder, StaffOrderRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable';
import { Panel } from './Panel';

interface ShownOrder extends RecentOrder, Partial<Pick<StaffOrderRow, 'customerName'>> {
  /** The order's number as shown. Default: the id. */
  name?: ReactNode;
}

/** The latest orders (ADM-3). */
export function RecentOrders({ orders }: { orders: readonly ShownOrder[] }) {
  if (orders.length === 0)
    return (
      <Panel id="recent-orders" heading="Recent orders">
        <p>No orders yet.</p>
      </Panel>
    );
  const customer = {
    label: 'Customer',
    cell: ({ customerName }: ShownOrder) => customerName,
    narrow: 'brief' as const,
  };
  return (
    <DataTable
      caption="Recent orders"
      rows={orders}
      minWidth={440}
      columns={[
        { label: 'Order', cell: ({ id, name = id }) => name, detail: ({ createdAt }) => formatDay(createdAt) },
        ...(orders.some(({ customerName }) => customerName) ? [customer] : []),
        { label: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} />, narrow: 'bare' },
        { label: 'Total', cell: ({ total }) => formatPrice(total), isNumeric: true, narrow: 'beside' },
      ]}
    />
  );
}

/** The latest orders, newest first, at most five (ADM-3). */
export function recentOrders(orders: readonly StaffOrderRow[]): StaffOrderRow[] {
  return [...orders].sort((a, b) => b.createdAt.localeCompare(a.createdAt, 'en')).slice(0, 5);
}
