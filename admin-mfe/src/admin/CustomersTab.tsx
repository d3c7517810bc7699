import { formatPrice, type Cents } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { adminOrders } from '../data/adminSamples';
import { DataTable } from './DataTable';
import { WithBar } from './WithBar';

const CUSTOMERS = customersOf(adminOrders);
const MOST_SPENT = Math.max(...CUSTOMERS.map(({ spent }) => spent));

/** Customers with number of orders and amount spent (ADM-7). */
export function CustomersTab() {
  return (
    <DataTable
      caption="Customers"
      rows={CUSTOMERS}
      minWidth={540}
      columns={[
        { label: 'Name', cell: ({ name }) => name },
        { label: 'Email', cell: ({ email }) => email, narrow: 'bare' },
        { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
        {
          label: 'Spent',
          cell: ({ spent }) => (
            <WithBar value={spent} of={MOST_SPENT}>
              {formatPrice(spent)}
            </WithBar>
          ),
          isNumeric: true,
          narrow: 'beside',
        },
      ]}
    />
  );
}

/** Groups orders by email address. `spent`, in integer cents, excludes cancelled orders; `orders` does not (ADM-7). */
export function customersOf(orders: readonly StaffOrderRow[]) {
  const customers = new Map<string, { email: string; name: string; orders: number; spent: Cents }>();
  for (const { customerEmail: email, customerName: name, status, total } of orders) {
    const known = customers.get(email) ?? { email, name, orders: 0, spent: 0 };
    customers.set(email, {
      ...known,
      orders: known.orders + 1,
      spent: known.spent + (status === 'cancelled' ? 0 : total),
    });
  }
  return [...customers.values()];
}
