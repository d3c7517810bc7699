import { formatPrice, orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { formatDay } from '@glow/shared/ui';
import { useState } from 'react';
import { adminOrders, type AdminOrder } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { FilteredList, useFilters } from './FilteredList';
import { Select } from './Select';

const FILTERS = [{ name: 'status', label: 'Status', options: { '': 'All statuses', ...orderStatusLabels } }];

/** The orders by status; choosing another status only writes to the console (ADM-6). */
export function OrdersTab() {
  const filters = useFilters(FILTERS);
  const [chosen, setChosen] = useState<Record<string, OrderStatus>>({});
  const [message, setMessage] = useState('Changes here are not saved (demo)');
  const orders = adminOrders.filter(({ status }) => filters.every(({ value }) => !value || value === status));

  function changeStatus({ id }: AdminOrder, status: OrderStatus) {
    console.log('Order status', id, status);
    setChosen({ ...chosen, [id]: status });
    setMessage(`${id}: ${orderStatusLabels[status]}, not saved (demo)`);
  }

  function statusOf({ id, status }: AdminOrder): OrderStatus {
    return chosen[id] ?? status;
  }

  return (
    <FilteredList filters={filters} found={`${orders.length} of ${adminOrders.length} orders · ${message}`}>
      <DataTable
        caption="Orders"
        rows={orders}
        minWidth={680}
        columns={[
          { label: 'Order', cell: ({ id }) => id, detail: ({ date }) => formatDay(date) },
          {
            label: 'Customer',
            cell: ({ customerName }) => customerName,
            detail: ({ customerEmail }) => customerEmail,
            isWide: true,
          },
          { label: 'Ship to', cell: ({ shippingAddress }) => shippingAddress, isWide: true },
          {
            label: 'Total',
            cell: ({ total }) => formatPrice(total),
            detail: ({ items }) => `${items} ${items === 1 ? 'item' : 'items'}`,
            isNumeric: true,
            isBeside: true,
          },
          {
            label: 'Status',
            cell: (order) => (
              <Select
                aria-label={`Status of ${order.id}`}
                options={orderStatusLabels}
                value={statusOf(order)}
                onChange={(event) => changeStatus(order, event.target.value as OrderStatus)}
              />
            ),
            detail: (order) => statusOf(order) !== order.status && 'Not saved (demo)',
          },
        ]}
      />
    </FilteredList>
  );
}
