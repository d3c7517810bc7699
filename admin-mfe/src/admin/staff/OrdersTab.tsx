import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { orderColumns } from '../orderColumns';
import { DetailLink, ListAndDetail } from './DetailPage';
import { OrderPage } from './OrderPage';
import { StaffList } from './StaffList';

const FILTERS = [{ name: 'status', label: 'Status', options: { '': 'All statuses', ...orderStatusLabels } }];

/** The orders, or the one that the URL names. */
export function OrdersTab() {
  return (
    <ListAndDetail pages={{ order: (id) => <OrderPage id={id} /> }}>
      <StaffList<StaffOrderRow>
        path="orders"
        filters={FILTERS}
        hint="Number, name, email or product"
        nouns={['order', 'orders']}
        empty="The first order that is placed in the store is shown here."
        caption="Orders"
        minWidth={680}
        columns={orderColumns(
          ({ id }) => (
            <DetailLink to="order" id={id} />
          ),
          {
            cell: ({ status }) => <OrderStatusBadge status={status} />,
          },
        )}
      />
    </ListAndDetail>
  );
}
