import { Global } from '@emotion/react';
import { Printer } from '@glow/shared/icons';
import { Button } from '@glow/shared/ui';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrder } from '@glow/shared/staff';
import { problemOf, TRACKING } from '@glow/shared/validation';
import { DetailPage } from '../kit/DetailPage';
import { Columns, Panel, Stack } from '../../Panel';
import { formatMoment } from '../kit/formatMoment';
import { CorrectionForm, type OrderFormProps } from './CorrectionForm';
import { Changes, OrderDelivery, OrderHistory, OrderItems, OrderMails } from './OrderDetails';
import { NoAnswer } from '../kit/Problem';
import { StaffForm } from '../kit/StaffForm';
import { useStaff } from '../kit/useStaff';

const CANCELLING = {
  heading: 'Cancel the order?',
  text: 'Its pieces can be bought again. A cancelled order stays cancelled.',
  action: 'Cancel the order',
};
const TEXTS = [
  {
    name: 'tracking',
    label: 'Tracking number',
    hint: 'Or the address of its page: https://…',
    check: (text: string) => problemOf(TRACKING, text),
  },
  { name: 'note', label: 'Note', hint: 'For staff only. No card numbers or email addresses.', maxLength: 300 },
];

/** Only the order itself is printed. */
const SLIP = {
  '@media print': {
    'body header, body footer, main h1, [role=tablist], [data-no-print]': { display: 'none !important' },
    'div:has(> [data-no-print])': { gridTemplateColumns: '100% !important' },
    'body, main *': { background: 'none !important', minHeight: '0 !important' },
  },
};

export function OrderPage({ id }: { id: string }) {
  const loaded = useStaff<{ order: StaffOrder }>(`orders/${encodeURIComponent(id)}`);
  const shown = loaded.answer?.order;
  const replace = (order: StaffOrder) => loaded.replace({ order });
  /** Shows what somebody else has saved; returns their changes. */
  const showTheirs = (current: StaffOrder) => {
    replace(current);
    return <Changes changes={current.changes.filter(({ at }) => shown?.changes.every((known) => known.at < at))} />;
  };
  const facts = shown && (
    <>
      <OrderStatusBadge status={shown.order.status} />
      <span>Placed on {formatMoment(shown.order.createdAt)}</span>
      <Button type="button" variant="secondary" size="small" data-no-print onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        Print
      </Button>
    </>
  );
  return (
    <DetailPage param="order" back="All orders" heading={`Order ${id}`} facts={facts}>
      <Global styles={SLIP} />
      {shown ? (
        <Columns>
          <Stack gap={6}>
            <OrderItems order={shown.order} />
            <OrderDelivery shown={shown} />
          </Stack>
          <Stack gap={6} data-no-print>
            <Panel id="change-order" heading="Change this order">
              <OrderForm shown={shown} onNewer={replace} onChanged={showTheirs} />
            </Panel>
            <OrderHistory changes={shown.changes} />
            <OrderMails shown={shown} onNewer={replace} />
            {shown.corrections && shown.corrections.length > 0 && (
              <Panel id="correct-order" heading="Correct email or address">
                <CorrectionForm shown={shown} onNewer={replace} onChanged={showTheirs} />
              </Panel>
            )}
          </Stack>
        </Columns>
      ) : (
        <NoAnswer of={loaded} />
      )}
    </DetailPage>
  );
}

function OrderForm({ shown, onNewer, onChanged }: OrderFormProps) {
  const { order, version, tracking, next } = shown;
  const present = orderStatusLabels[order.status];
  const options = {
    [order.status]: `${present} (no change)`,
    ...Object.fromEntries(next.map((status) => [status, orderStatusLabels[status]])),
  };
  return (
    <StaffForm<{ order: StaffOrder; withoutStock: string[] }, StaffOrder>
      label="Change this order"
      noun="order"
      fields={next.length > 0 ? [{ name: 'status', label: 'Status', options }, ...TEXTS] : TEXTS}
      values={{ status: order.status, tracking }}
      nothing="Nothing to save: choose a status, or type a tracking number or a note."
      requestOf={(changed) => ({ path: `orders/${encodeURIComponent(order.id)}`, body: { version, ...changed } })}
      questionOf={({ status }) => (status === 'cancelled' ? CANCELLING : undefined)}
      onDone={({ order: saved, withoutStock }) => {
        onNewer(saved);
        const gone = withoutStock.join(', ');
        return {
          title: 'Order saved',
          description: gone
            ? `No longer in the catalogue, so not put back in stock: ${gone}`
            : `${order.id} is up to date.`,
        };
      }}
      onChanged={onChanged}
    >
      {next.length === 0 && <p>Status: {present}. No other can follow.</p>}
    </StaffForm>
  );
}
