import { OrderStatusBadge } from '@glow/shared/commerce';
import type { StaffOrder } from '@glow/shared/staff';
import { Row } from '@glow/shared/ui';
import { useState } from 'react';
import { Panel } from '../Panel';
import { Columns, DetailPage, Side } from './DetailPage';
import { formatMoment } from './formatMoment';
import { OrderDelivery, OrderHistory, OrderItems, OrderMails } from './OrderDetails';
import { OrderForm } from './OrderForm';
import { useStaff } from './useStaff';

/** All of an order, and the form that changes it. */
export function OrderPage({ id, onSaved }: { id: string; onSaved(): void }) {
  const { answer, refusal, reload } = useStaff<{ order: StaffOrder }>(`orders/${encodeURIComponent(id)}`);
  const [newer, setNewer] = useState<StaffOrder>();
  const shown = newer ?? answer?.order;
  if (!shown) return <DetailPage {...DETAIL} heading={`Order ${id}`} refusal={refusal} onRetry={reload} />;
  return (
    <DetailPage
      {...DETAIL}
      heading={`Order ${id}`}
      facts={
        <Row gap={3}>
          <OrderStatusBadge status={shown.order.status} />
          <span>Placed on {formatMoment(shown.order.createdAt)}</span>
        </Row>
      }
    >
      <Columns>
        <OrderItems order={shown.order} />
        <Side>
          <Panel as="section" aria-labelledby="change-order">
            <h2 id="change-order">Change this order</h2>
            <OrderForm
              shown={shown}
              onNewer={(order) => {
                setNewer(order);
                onSaved();
              }}
            />
          </Panel>
          <OrderDelivery shown={shown} />
          <OrderMails mails={shown.mails} />
        </Side>
        <OrderHistory changes={shown.changes} />
      </Columns>
    </DetailPage>
  );
}

const DETAIL = { param: 'order', back: 'All orders' };

/** A wide column and a narrow one beside it. */
