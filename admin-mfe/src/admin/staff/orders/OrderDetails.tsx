import styled from '@emotion/styled';
import { AddressText } from '@glow/shared/customer';
import { ParcelTracking } from '@glow/shared/commerce';
import { addressLines, formatPrice, linePictureUrl, toCents, totalLabel, type Order } from '@glow/shared/orders';
import type { StaffOrder } from '@glow/shared/staff';
import { SecondaryText, Stack } from '@glow/shared/ui';
import { Panel } from '../../Panel';
import type { OrderFormProps } from './CorrectionForm';
import { ActionButton } from '../kit/ActionButton';
import { operatorText } from '../kit/operatorText';
import { formatMoment } from '../kit/formatMoment';

export function OrderItems({ order }: { order: Order }) {
  const sums: [label: string, dollars: number][] = [
    ['Subtotal', order.subtotal],
    ['Shipping', order.shipping],
    ['Tax', order.tax],
    [totalLabel(order.shippingAddress.country), order.total],
  ];
  return (
    <Panel id="order-items" heading="Items">
      <ul role="list">
        {order.items.map(({ id, name, variant, image, quantity, price }) => (
          <Line gap={3} key={id}>
            <img src={image.startsWith('/') ? image : linePictureUrl(image)} alt="" width={56} height={56} />
            <div>
              <strong>{name}</strong>
              <SecondaryText>
                {variant && `${variant} · `}
                {quantity} × {formatPrice(toCents(price))}
              </SecondaryText>
            </div>
            <span>{formatPrice(toCents(price) * quantity)}</span>
          </Line>
        ))}
      </ul>
      <Sums gap={1}>
        {sums.map(([label, dollars]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{label === 'Shipping' && dollars === 0 ? 'Free' : formatPrice(toCents(dollars))}</dd>
          </div>
        ))}
      </Sums>
    </Panel>
  );
}

export function OrderDelivery({ shown: { order, tracking } }: { shown: StaffOrder }) {
  const { shippingAddress, billingAddress, customerEmail, paymentMethod } = order;
  const isBilledThere = addressLines(billingAddress, '').join() === addressLines(shippingAddress, '').join();
  return (
    <Panel id="order-delivery" heading="Delivery">
      <Address>
        <AddressText {...shippingAddress} />
      </Address>
      <div>
        <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
        <p>{shippingAddress.phone}</p>
      </div>
      <p data-no-print>
        Card ending in {paymentMethod.last4}, {isBilledThere ? 'billed to the same address' : 'billed to:'}
      </p>
      {!isBilledThere && (
        <Address data-no-print>
          <AddressText {...billingAddress} />
        </Address>
      )}
      {tracking && <ParcelTracking tracking={tracking} />}
    </Panel>
  );
}

export function OrderHistory({ changes }: Pick<StaffOrder, 'changes'>) {
  return (
    <Panel id="order-history" heading="History">
      {changes.length === 0 && <SecondaryText>Nobody has changed this order yet.</SecondaryText>}
      <Changes changes={changes} />
    </Panel>
  );
}

/** `changes` begins with the newest. */
export function Changes({ changes }: Pick<StaffOrder, 'changes'>) {
  return (
    <ul role="list">
      {changes.map(({ at, operator, change, note }, index) => (
        <li key={index}>
          {change === 'note' ? 'Note' : change}
          {note && <Note>{note}</Note>}
          <SecondaryText>
            {formatMoment(at)} · {operatorText(operator)}
          </SecondaryText>
        </li>
      ))}
    </ul>
  );
}

export function OrderMails({ shown: { order, mails }, onNewer }: Omit<OrderFormProps, 'onChanged'>) {
  return (
    <Panel id="order-mails" heading="Emails">
      {mails.length === 0 && <SecondaryText>No email about this order.</SecondaryText>}
      <ul role="list">
        {mails.map(({ id, recipient, subject, createdAt, sentAt, problem }) => (
          <Mail key={id}>
            {subject}
            {problem && <Failure>{problem}</Failure>}
            <SecondaryText>
              To <bdi>{recipient}</bdi> ·{' '}
              {sentAt ? `Sent ${formatMoment(sentAt)}` : `Written ${formatMoment(createdAt)}, not sent yet`}
            </SecondaryText>
            <ActionButton<{ order: StaffOrder }, never>
              label="Send again"
              of={`: ${subject}, written ${formatMoment(createdAt)}`}
              change={{
                path: `orders/${encodeURIComponent(order.id)}/mails`,
                body: { mail: id },
                onDone(answer) {
                  onNewer(answer.order);
                  return { title: 'The email is sent again', description: subject };
                },
              }}
            />
          </Mail>
        ))}
      </ul>
    </Panel>
  );
}

const Mail = styled.li(({ theme }) => ({ button: { marginTop: theme.space(2) } }));

const Note = styled.p({ whiteSpace: 'pre-line' });

const Address = styled.address({ fontStyle: 'normal' });

const Failure = styled.p(({ theme }) => ({ color: theme.colors.danger }));

const Line = styled(Stack.withComponent('li'))(({ theme }) => ({
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  img: { borderRadius: theme.radius.small, background: theme.colors.sand, objectFit: 'cover' },
  '& > span': { fontVariantNumeric: 'lining-nums tabular-nums' },
}));

const Sums = styled(Stack.withComponent('dl'))(({ theme }) => ({
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.colors.line}`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', color: theme.colors.textSoft },
  '& > div:last-child': { color: theme.colors.ink, fontWeight: theme.weight.semibold },
}));
