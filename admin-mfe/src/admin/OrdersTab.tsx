import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { useState } from 'react';
import { adminOrders } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { FilteredList, useFilters, Select } from './FilteredList';
import { orderColumns, statusFilter } from './orderColumns';

/** The orders by status; choosing another status only writes to the console (ADM-6). */
export function OrdersTab() {
  const filters = useFilters([statusFilter]);
  const [chosen, setChosen] = useState<Record<string, OrderStatus>>({});
  const [message, setMessage] = useState('Changes here are not saved (demo)');
  const orders = adminOrders.filter(({ status }) => filters.every(({ value }) => !value || value === status));

  function changeStatus({ id }: StaffOrderRow, status: OrderStatus) {
    console.log('Order status', id, status);
    setChosen({ ...chosen, [id]: status });
    setMessage(`${id}: ${orderStatusLabels[status]}, not saved (demo)`);
  }

  function statusOf({ id, status }: StaffOrderRow): OrderStatus {
    return chosen[id] ?? status;
  }

  return (
    <FilteredList
      heading="Orders"
      filters={filters}
      found={`${orders.length} of ${adminOrders.length} orders · ${message}`}
    >
      <DataTable
        caption="Orders"
        rows={orders}
        minWidth={680}
        columns={orderColumns(({ id }) => id, {
          cell: (order) => (
            <Select
              aria-label={`Status of ${order.id}`}
              options={orderStatusLabels}
              value={statusOf(order)}
              onChange={(event) => changeStatus(order, event.target.value as OrderStatus)}
            />
          ),
          detail: (order) => statusOf(order) !== order.status && 'Not saved (demo)',
        })}
      />
    </FilteredList>
  );
}
