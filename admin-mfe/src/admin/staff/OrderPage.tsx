import { OrderStatusBadge } from '@glow/shared/commerce';
import type { StaffOrder } from '@glow/shared/staff';
import { Columns, Panel, Stack } from '../Panel';
import { DetailPage } from './DetailPage';
import { formatMoment, OrderDelivery, OrderHistory, OrderItems, OrderMails } from './OrderDetails';
import { OrderForm } from './OrderForm';
import { NoAnswer } from './Problem';
import { useStaff } from './useStaff';

/** All of an order, and the form that changes it. */
export function OrderPage({ id }: { id: string }) {
  const loaded = useStaff<{ order: StaffOrder }>(`orders/${encodeURIComponent(id)}`);
  const shown = loaded.answer?.order;
  const facts = shown && (
    <>
      <OrderStatusBadge status={shown.order.status} />
      <span>Placed on {formatMoment(shown.order.createdAt)}</span>
    </>
  );
  return (
    <DetailPage param="order" back="All orders" heading={`Order ${id}`} facts={facts}>
      {shown ? (
        <Columns>
          <Stack gap={6}>
            <OrderItems order={shown.order} />
            <OrderDelivery shown={shown} />
          </Stack>
          <Stack gap={6}>
            <Panel id="change-order" heading="Change this order">
              <OrderForm shown={shown} onNewer={(order) => loaded.replace({ order })} />
            </Panel>
            <OrderHistory changes={shown.changes} />
            <OrderMails mails={shown.mails} />
          </Stack>
        </Columns>
      ) : (
        <NoAnswer of={loaded} />
      )}
    </DetailPage>
  );
}
