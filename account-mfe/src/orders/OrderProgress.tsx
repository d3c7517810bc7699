import styled from '@emotion/styled';
import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { VisuallyHidden } from '@glow/shared/ui';

/** Stages of an order that is not cancelled (ORD-3). */
const STAGES: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** Progress of an order; a cancelled one has none. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const reached = STAGES.indexOf(status);
  if (reached < 0) return null;
  return (
    <Stages role="list" aria-label="Progress of this order">
      {STAGES.map((stage, index) => (
        <Stage key={stage} isReached={index <= reached} aria-current={stage === status ? 'step' : undefined}>
          {orderStatusLabels[stage]}
          {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
        </Stage>
      ))}
    </Stages>
  );
}

const Stages = styled.ol(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${STAGES.length}, 1fr)`,
  gap: theme.space(2),
  maxWidth: '35rem',
}));

const Stage = styled.li<{ isReached: boolean }>(({ theme, isReached }) => ({
  paddingTop: theme.space(2),
  borderTop: `3px solid ${isReached ? theme.colors.accent : theme.colors.line}`,
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  '&[aria-current]': { color: theme.colors.ink, fontWeight: theme.weight.bold },
}));
