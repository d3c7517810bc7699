import { orderStatusLabels } from '@glow/shared/orders';
import type { StaffOrder } from '@glow/shared/staff';
import { Changes } from './OrderDetails';
import { StaffForm } from './StaffForm';

const CANCELLING = {
  heading: 'Cancel the order?',
  text: 'Its pieces can be bought again. A cancelled order stays cancelled.',
  action: 'Cancel the order',
};
const TEXTS = [
  { name: 'tracking', label: 'Tracking number', maxLength: 100 },
  { name: 'note', label: 'Note', hint: 'For staff only. No card numbers or email addresses.', maxLength: 500 },
];

interface OrderFormProps {
  shown: StaffOrder;
  /** Called with the order as it is after a change, the person's own or that of somebody else. */
  onNewer(order: StaffOrder): void;
}

/** Changes status, tracking number and notes. */
export function OrderForm({ shown: { order, version, tracking, next, changes }, onNewer }: OrderFormProps) {
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
      onChanged={(current) => {
        onNewer(current);
        return <Changes changes={current.changes.filter(({ at }) => changes.every((known) => known.at < at))} />;
      }}
    >
      {next.length === 0 && <p>Status: {present}. No other can follow.</p>}
    </StaffForm>
  );
}
