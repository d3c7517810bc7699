import { lazyComponent } from '@glow/shared/app';
import { OrderStatusBadge } from '@glow/shared/commerce';
import type { StaffOrderRow } from '@glow/shared/staff';
import { orderColumns, statusFilter } from '../../orderColumns';
import { DetailLink, ListAndDetail } from '../kit/DetailPage';
import { StaffList } from '../kit/StaffList';

const OrderPage = lazyComponent(async () => (await import(/* webpackChunkName: "order" */ './OrderPage')).OrderPage);

export function OrdersList() {
  return (
    <ListAndDetail pages={{ order: (id) => <OrderPage id={id} /> }}>
      <StaffList<StaffOrderRow>
        path="orders"
        filters={[statusFilter]}
        hint="Number, person, address or product"
        nouns={['order', 'orders']}
        empty="The first order that is placed in the store is shown here."
        caption="Orders"
        minWidth={820}
        columns={orderColumns(
          ({ id }) => (
            <DetailLink to="order" id={id} />
          ),
          { cell: ({ status }) => <OrderStatusBadge status={status} /> },
          true,
        )}
      />
    </ListAndDetail>
  );
}
