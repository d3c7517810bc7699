import { formatPrice } from '@glow/shared/orders';
import { adminOrders } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { formatDay } from './formatDay';
import { recentOrders } from './recentOrders';
import { StatusBadge } from './StatusBadge';
import { TwoLines } from './TwoLines';

/** The latest orders at a glance (specification §2, Admin). */
export function RecentOrders() {
  return (
    <DataTable
      caption="Recent orders"
      rows={recentOrders(adminOrders)}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Order', cell: ({ id, date }) => <TwoLines detail={formatDay(date)}>{id}</TwoLines> },
        { label: 'Customer', cell: ({ customerName }) => customerName },
        { label: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
        { label: 'Total', cell: ({ total }) => formatPrice(total), isNumeric: true },
      ]}
    />
  );
}
