import { Stack } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { PackageOpen, RotateCcw, Truck } from '@glow/shared/icons';
import type { Country, OrderStatus } from '@glow/shared/orders';
import { CONTACT } from '@glow/shared/policy';
import { ARRIVES_WITHIN } from './deliveryTimes';

export function OrderNext({ status, country }: { status: OrderStatus; country: Country }) {
  const arrives = `It arrives in ${ARRIVES_WITHIN[country].join(' to ')} working days.`;
  const leaves = ['We pack your order, and it leaves within one working day.', arrives];
  const [packed, sent] = {
    pending: leaves,
    processing: leaves,
    shipped: ['Your parcel is packed and has left us.', arrives],
    delivered: ['Your parcel was packed and sent.', 'It has arrived. We hope you like it.'],
    cancelled: ['This order was cancelled.', 'Nothing of it is sent to you.'],
  }[status];
  const lines = [
    [PackageOpen, packed],
    [Truck, sent],
    [RotateCcw, `Questions, or a return? Write to ${CONTACT.email}.`],
  ] as const;
  return (
    <Next gap={4}>
      <h2>What happens next</h2>
      {lines.map(([Icon, text]) => (
        <p key={text}>
          <Icon size={20} aria-hidden="true" />
          {text}
        </p>
      ))}
    </Next>
  );
}

const Next = styled(Stack.withComponent('section'))(({ theme }) => ({
  alignContent: 'center',
  padding: `min(${theme.space(8)}, 6.2vw)`,
  borderRadius: theme.radius.medium,
  background: theme.colors.sage,
  p: { display: 'flex', gap: theme.space(3), overflowWrap: 'anywhere' },
  svg: { flex: 'none', marginTop: theme.space(0.5), color: theme.colors.accent },
}));
