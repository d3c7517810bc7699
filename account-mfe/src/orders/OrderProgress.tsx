import styled from '@emotion/styled';
import { orderStatusLabels, type Country, type KeptOrder, type OrderStatus } from '@glow/shared/orders';
import { formatDay, VisuallyHidden, Stack } from '@glow/shared/ui';
import { useState } from 'react';
import { ARRIVES_WITHIN, LEAVES_WITHIN, workingDaysAfter } from './deliveryTimes';

/** Stages of an order that is not cancelled (ORD-3). */
const STAGES: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** Nothing for a cancelled order. */
export function OrderProgress({ order: { status, createdAt }, country }: { order: KeptOrder; country: Country }) {
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
          {index === 0 && <Day> {formatDay(createdAt)}</Day>}
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
