import styled from '@emotion/styled';
import { PackageOpen, RotateCcw, Truck } from '@glow/shared/icons';
import type { Country, OrderStatus } from '@glow/shared/orders';
import { CONTACT, RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { ARRIVES_WITHIN } from './deliveryTimes';

/** What happens next with an order, in three lines. */
export function OrderNext({ status, country }: { status: OrderStatus; country: Country }) {
  const [first, last] = ARRIVES_WITHIN[country];
  const arrives = `It arrives in ${first} to ${last} working days.`;
  const leaves = ['We pack your order, and it leaves within one working day.', arrives];
  const [packed, sent] = {
    pending: leaves,
    processing: leaves,
    shipped: ['Your parcel is packed and has left us.', arrives],
    delivered: ['Your parcel was packed and sent.', 'It has arrived. We hope you like it.'],
    cancelled: ['This order was cancelled.', 'Nothing of it is sent to you.'],
  }[status];
  return (
    <Next>
      <h2>What happens next</h2>
      <ul role="list">
        <li>
          <PackageOpen size={20} aria-hidden="true" />
          {packed}
        </li>
        <li>
          <Truck size={20} aria-hidden="true" />
          {sent}
        </li>
        <li>
          <RotateCcw size={20} aria-hidden="true" />
          {status === 'cancelled'
            ? `Questions? Write to ${CONTACT.email}.`
            : `Send anything back within ${RETURNS_PERIOD_DAYS} days of delivery, opened or not.`}
        </li>
      </ul>
    </Next>
  );
}

const Next = styled.section(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space(5),
  padding: `min(${theme.space(8)}, 6.2vw)`,
  borderRadius: theme.radius.medium,
  background: theme.colors.sage,
  '& > ul': { display: 'grid', gap: theme.space(4) },
  li: { display: 'flex', gap: theme.space(3) },
  svg: { flex: 'none', marginTop: theme.space(0.5), color: theme.colors.accent },
}));
