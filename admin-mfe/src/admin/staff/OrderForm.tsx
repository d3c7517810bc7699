import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import type { StaffOrder } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, SelectField, TextField } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Confirm } from './Confirm';
import { Changes } from './OrderDetails';
import { Alert, Problem } from './Problem';
import { useSending } from './useStaff';

interface OrderFormProps {
  shown: StaffOrder;
  /** Called with the order as it is after a change, the person's own or that of somebody else. */
  onNewer(order: StaffOrder): void;
}

/** What is typed; without a tracking number that of the order. */
interface Draft {
  status: OrderStatus | '';
  tracking?: string;
  note: string;
}

const EMPTY: Draft = { status: '', note: '' };

/** Changes status, tracking number and notes. What was typed stays until it is saved. */
export function OrderForm({ shown, onNewer }: OrderFormProps) {
  const { order, version, next } = shown;
  const { id } = order;
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const [draft, setDraft] = useState(EMPTY);
  const [isAsking, setIsAsking] = useState(false);
  const [hasNothing, setHasNothing] = useState(false);
  /** What others have changed meanwhile. */
  const [theirs, setTheirs] = useState<StaffOrder['changes']>();

  const status = draft.status && next.includes(draft.status) ? draft.status : undefined;
  const tracking = draft.tracking?.trim() === shown.tracking ? undefined : draft.tracking?.trim();
  const note = draft.note.trim() || undefined;
  const edit = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change });
    setHasNothing(false);
  };

  function save() {
    setIsAsking(false);
    void send<{ order: StaffOrder; withoutStock: string[] }, StaffOrder>({
      path: `orders/${encodeURIComponent(id)}`,
      body: { version, status, tracking, note },
      onDone(answer) {
        const gone = answer.withoutStock.join(', ');
        toast({
          title: 'Order saved',
          description: gone ? `No longer in the catalogue, so not put back in stock: ${gone}` : `${id} is up to date.`,
        });
        setDraft(EMPTY);
        setTheirs(undefined);
        onNewer(answer.order);
      },
      onChanged(current) {
        setTheirs(current.changes.filter(({ at }) => shown.changes.every((known) => known.at < at)));
        onNewer(current);
      },
    });
  }

  return (
    <Form
      aria-label="Change this order"
      onSubmit={(event) => {
        event.preventDefault();
        if (!status && tracking === undefined && !note) setHasNothing(true);
        else if (status === 'cancelled') setIsAsking(true);
        else save();
      }}
    >
      {theirs ? (
        <Alert role="alert">
          <p>Somebody else has changed this order meanwhile. What you typed is kept: check it, and save again.</p>
          <Changes changes={theirs} />
        </Alert>
      ) : (
        <Problem refusal={refusal} />
      )}
      {next.length > 0 ? (
        <SelectField
          label="Status"
          value={status ?? ''}
          onChange={(event) => edit({ status: event.target.value as Draft['status'] })}
        >
          <option value="">{orderStatusLabels[order.status]} (no change)</option>
          {next.map((choice) => (
            <option key={choice} value={choice}>
              {orderStatusLabels[choice]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>Status: {orderStatusLabels[order.status]}. No other can follow.</p>
      )}
      <TextField
        label="Tracking number"
        maxLength={100}
        autoComplete="off"
        value={draft.tracking ?? shown.tracking}
        onChange={(event) => edit({ tracking: event.target.value })}
      />
      <TextField
        label="Note"
        hint="For staff only. No card numbers or email addresses."
        maxLength={500}
        autoComplete="off"
        value={draft.note}
        onChange={(event) => edit({ note: event.target.value })}
      />
      <p role="status">{hasNothing && 'Nothing to save: choose a status, or type a tracking number or a note.'}</p>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Saving…' : 'Save changes'}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        heading="Cancel the order?"
        action="Cancel the order"
        onConfirm={save}
      >
        <p>Its pieces can be bought again. A cancelled order stays cancelled.</p>
      </Confirm>
    </Form>
  );
}

const Form = styled.form(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  '& > [role=status]:empty': { display: 'none' },
  '& > [aria-disabled=true]': { cursor: 'progress', opacity: 0.75 },
}));
