import { formatPrice } from '@glow/shared/orders';
import { adminOrders } from '../data/adminSamples';
import { customersOf } from './customersOf';
import { DataTable } from './DataTable';

/** Who has ordered, how often and for how much (decisions row 97). */
export function CustomersTab() {
  return (
    <DataTable
      caption="Customers"
      rows={customersOf(adminOrders)}
      keyOf={({ email }) => email}
      columns={[
        { label: 'Name', cell: ({ name }) => name },
        { label: 'Email', cell: ({ email }) => email },
        { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
        { label: 'Spent', cell: ({ spent }) => formatPrice(spent), isNumeric: true },
      ]}
    />
  );
}
