import { formatPrice, orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { formatDay } from '@glow/shared/ui';
import { useState } from 'react';
import { adminOrders } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { FilteredList } from './FilteredList';
import { StatusSelect } from './StatusSelect';
import { TwoLines } from './TwoLines';
import { useUrlFilter } from './useUrlFilter';

const STATUSES = { all: 'All statuses', ...orderStatusLabels };

/** The orders by status; choosing another status only writes to the console (specification §2, Admin; decisions row 95). */
export function OrdersTab() {
  const [filter, setFilter] = useUrlFilter('status', STATUSES);
  const [message, setMessage] = useState('');
  const orders = adminOrders.filter(({ status }) => filter === 'all' || status === filter);

  function changeStatus(id: string, status: OrderStatus) {
    console.log('Order status', id, status);
    setMessage(`${id}: ${orderStatusLabels[status]}, not saved (demo)`);
  }

  return (
    <FilteredList label="Status" options={STATUSES} filter={filter} onFilter={setFilter} message={message}>
      <DataTable
        caption="Orders"
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Order', cell: ({ id, date }) => <TwoLines detail={formatDay(date)}>{id}</TwoLines> },
          { label: 'Customer', cell: ({ customerName, customerEmail }) => <TwoLines detail={customerEmail}>{customerName}</TwoLines> },
          { label: 'Ship to', cell: ({ shippingAddress }) => shippingAddress },
          { label: 'Items', cell: ({ items }) => items, isNumeric: true },
          { label: 'Total', cell: ({ total }) => formatPrice(total), isNumeric: true },
          { label: 'Status', cell: ({ id, status }) => <StatusSelect orderId={id} status={status} onChange={(chosen) => changeStatus(id, chosen)} /> },
        ]}
      />
    </FilteredList>
  );
}
