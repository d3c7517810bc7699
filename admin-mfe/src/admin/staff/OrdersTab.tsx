import { OrderStatusBadge } from '@glow/shared/commerce';
import { formatPrice, orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
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
        columns={[
          {
            label: 'Order',
            cell: ({ id }) => <DetailLink to="order" id={id} />,
            detail: ({ createdAt }) => formatDay(createdAt),
          },
          {
            label: 'Customer',
            cell: ({ customerName }) => customerName,
            detail: ({ customerEmail }) => customerEmail,
            isWide: true,
          },
          { label: 'Ship to', cell: ({ shipTo }) => shipTo, isWide: true },
          {
            label: 'Total',
            cell: ({ total }) => formatPrice(total),
            detail: ({ pieces }) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
            isNumeric: true,
            isBeside: true,
          },
          { label: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
        ]}
      />
    </ListAndDetail>
  );
}
