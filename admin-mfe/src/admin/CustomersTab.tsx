import { formatPrice } from '@glow/shared/orders';
import { adminOrders } from '../data/adminSamples';
import { customersOf } from './customersOf';
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
      keyOf={({ email }) => email}
      columns={[
        { label: 'Name', cell: ({ name }) => name },
        { label: 'Email', cell: ({ email }) => email, isWide: true },
        { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
        {
          label: 'Spent',
          cell: ({ spent }) => (
            <WithBar value={spent} of={MOST_SPENT}>
              {formatPrice(spent)}
            </WithBar>
          ),
          isNumeric: true,
          isBeside: true,
        },
      ]}
    />
  );
}
