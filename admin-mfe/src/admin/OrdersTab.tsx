import { formatPrice, orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { formatDay } from '@glow/shared/ui';
import { useState } from 'react';
import { adminOrders, type AdminOrder } from '../data/adminSamples';
import { DataTable, TwoLines } from './DataTable';
import { FilteredList, useUrlFilter } from './FilteredList';
import { Select } from './Select';

const STATUSES = { all: 'All statuses', ...orderStatusLabels };

/** The orders by status; choosing another status only writes to the console (ADM-6). */
export function OrdersTab() {
  const urlFilter = useUrlFilter('status', STATUSES);
  const [chosen, setChosen] = useState<Record<string, OrderStatus>>({});
  const [message, setMessage] = useState('');
  const orders = adminOrders.filter(({ status }) => [status, 'all'].includes(urlFilter.filter));

  function changeStatus({ id }: AdminOrder, status: OrderStatus) {
    console.log('Order status', id, status);
    setChosen({ ...chosen, [id]: status });
    setMessage(`${id}: ${orderStatusLabels[status]}, not saved (demo)`);
  }

  function statusOf({ id, status }: AdminOrder): OrderStatus {
    return chosen[id] ?? status;
  }

  return (
    <FilteredList
      {...urlFilter}
      label="Status"
      found={`${orders.length} of ${adminOrders.length} orders`}
      message={message}
    >
      <DataTable
        caption="Orders"
        rows={orders}
        minWidth={680}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Order', cell: ({ id, date }) => <TwoLines detail={formatDay(date)}>{id}</TwoLines> },
          {
            label: 'Customer',
            cell: ({ customerName, customerEmail }) => <TwoLines detail={customerEmail}>{customerName}</TwoLines>,
            isWide: true,
          },
          { label: 'Ship to', cell: ({ shippingAddress }) => shippingAddress, isWide: true },
          {
            label: 'Total',
            cell: ({ items, total }) => (
              <TwoLines detail={`${items} ${items === 1 ? 'item' : 'items'}`}>{formatPrice(total)}</TwoLines>
            ),
            isNumeric: true,
            isBeside: true,
          },
          {
            label: 'Status',
            cell: (order) => (
              <TwoLines detail={statusOf(order) !== order.status && 'Not saved (demo)'}>
                <Select
                  aria-label={`Status of ${order.id}`}
                  options={orderStatusLabels}
                  value={statusOf(order)}
                  onChange={(event) => changeStatus(order, event.target.value as OrderStatus)}
                />
              </TwoLines>
            ),
          },
        ]}
      />
    </FilteredList>
  );
}
