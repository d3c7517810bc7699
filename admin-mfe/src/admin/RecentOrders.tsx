import { formatPrice, type Cents, type OrderStatus } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { formatDay } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import type { AdminOrder } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { Panel } from './Panel';

/** An order among the latest. */
export interface RecentOrder {
  id: string;
  /** The number as it is shown. Default: the id. */
  name?: ReactNode;
  date: string;
  customerName: string;
  status: OrderStatus;
  total: Cents;
}

/** The latest orders (ADM-3). */
export function RecentOrders({ orders }: { orders: readonly RecentOrder[] }) {
  if (orders.length === 0)
    return (
      <Panel id="recent-orders" heading="Recent orders">
        <p>No orders yet.</p>
      </Panel>
    );
  return (
    <DataTable
      caption="Recent orders"
      rows={orders}
      minWidth={440}
      columns={[
        { label: 'Order', cell: ({ id, name = id }) => name, detail: ({ date }) => formatDay(date) },
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
