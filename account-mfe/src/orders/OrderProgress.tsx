import styled from '@emotion/styled';
import { PackageOpen, RotateCcw, Truck } from '@glow/shared/icons';
import { orderStatusLabels, type Country, type KeptOrder, type OrderStatus } from '@glow/shared/orders';
import { CONTACT } from '@glow/shared/policy';
import { formatDay, Stack, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';

/** Working days until an order leaves (INFO-3). */
const LEAVES_WITHIN = 1;

/** Working days that a parcel takes, at least and at most (INFO-3). */
const ARRIVES_WITHIN: Record<Country, [number, number]> = { US: [3, 5], CA: [5, 8] };

/** The ISO timestamp `days` working days after a date. */
function workingDaysAfter(date: string, days: number): string {
  const day = new Date(date);
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1);
    const isWeekend = day.getDay() % 6 === 0;
    if (!isWeekend) left -= 1;
  }
  return day.toISOString();
}

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

/** Stages of an order that is not cancelled (ORD-3). */
const STAGES: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** Nothing for a cancelled order. */
export function OrderProgress({ order, country }: { order: KeptOrder; country: Country }) {
  const { status, createdAt } = order;
  const dates = { ...('statusDates' in order && order.statusDates), pending: createdAt };
  const [now] = useState(() => Date.now());
  const reached = STAGES.indexOf(status);
  if (reached < 0) return null;
  const [, longest] = ARRIVES_WITHIN[country];
  const due = [0, 0, LEAVES_WITHIN, LEAVES_WITHIN + longest].map((days) => workingDaysAfter(createdAt, days));
  return (
    <Stages gap={2} role="list" aria-label="Progress of this order">
      {STAGES.map((stage, index) => (
        <Stage key={stage} isReached={index <= reached} aria-current={stage === status ? 'step' : undefined}>
          {orderStatusLabels[stage]}
          {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
          {index <= reached && dates[stage] && <Day> {formatDay(dates[stage])}</Day>}
          {index > reached && Date.parse(due[index] ?? '') > now && <Day> by {formatDay(due[index] ?? '')}</Day>}
        </Stage>
      ))}
    </Stages>
  );
}

const Stages = styled(Stack.withComponent('ol'))({
  gridTemplateColumns: `repeat(${STAGES.length}, 1fr)`,
});

const Stage = styled.li<{ isReached: boolean }>(({ theme, isReached }) => ({
  paddingTop: theme.space(2),
  borderTop: `3px solid ${isReached ? theme.colors.accent : theme.colors.line}`,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  '&[aria-current]': { color: theme.colors.ink, fontWeight: theme.weight.bold },
}));

const Day = styled.span(({ theme }) => ({
  display: 'block',
  fontSize: theme.text.sm,
  fontWeight: theme.weight.regular,
  color: theme.colors.textSoft,
}));
