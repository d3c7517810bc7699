import { OrderStatusBadge } from '@glow/shared/commerce';
import { formatPrice, orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
import { DataTable, TwoLines } from '../DataTable';
import { ListAndDetail } from './DetailPage';
import { LongText } from './LongText';
import { OrderLink } from './DetailLink';
import { OrderPage } from './OrderPage';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

const FILTERS = [{ name: 'status', label: 'Status', options: { '': 'All statuses', ...orderStatusLabels } }];

/** The orders, or the one that the URL names; the list stays below it, as it was. */
export function OrdersTab() {
  const list = useStaffList<StaffOrderRow>('orders', FILTERS);

  return (
    <ListAndDetail param="order" detail={(id) => <OrderPage key={id} id={id} onSaved={list.reload} />}>
      <StaffList
        list={list}
        nouns={['order', 'orders']}
        hint="Number, name, email or product"
        empty="The first order that is placed in the store is shown here."
      >
        {(rows) => <OrdersTable rows={rows} />}
      </StaffList>
    </ListAndDetail>
  );
}

function OrdersTable({ rows }: { rows: readonly StaffOrderRow[] }) {
  return (
    <DataTable
      caption="Orders"
      rows={rows}
      minWidth={680}
      keyOf={({ id }) => id}
      columns={[
        {
          label: 'Order',
          cell: ({ id, createdAt }) => (
            <TwoLines detail={formatDay(createdAt)}>
              <OrderLink id={id} />
            </TwoLines>
          ),
        },
        {
          label: 'Customer',
          cell: ({ customerName, customerEmail }) => (
            <TwoLines detail={<LongText>{customerEmail}</LongText>}>
              <LongText>{customerName}</LongText>
            </TwoLines>
          ),
          isWide: true,
        },
        { label: 'Ship to', cell: ({ shipTo }) => <LongText>{shipTo}</LongText>, isWide: true },
        {
          label: 'Total',
          cell: ({ pieces, total }) => (
            <TwoLines detail={`${pieces} ${pieces === 1 ? 'item' : 'items'}`}>{formatPrice(total)}</TwoLines>
          ),
          isNumeric: true,
          isBeside: true,
        },
        { label: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
      ]}
    />
  );
}
