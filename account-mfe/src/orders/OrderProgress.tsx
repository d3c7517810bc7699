import { useTheme } from '@emotion/react';
import { orderStatusLabels, type OrderStatus } from '@glow/shared/orders';
import { VisuallyHidden } from '@glow/shared/ui';

/** Stages of an order that is not cancelled (ORD-3). */
const STAGES: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** Progress of an order; a cancelled one has none. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const { colors, space } = useTheme();
  const reached = STAGES.indexOf(status);
  if (reached < 0) return null;
  return (
    <ol
      role="list"
      aria-label="Progress of this order"
      css={{ display: 'grid', gridTemplateColumns: `repeat(${STAGES.length}, 1fr)`, gap: space(2), maxWidth: 560 }}
    >
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={stage === status ? 'step' : undefined}
          css={{
            paddingTop: space(2),
            borderTop: `3px solid ${index <= reached ? colors.accent : colors.line}`,
            fontSize: 14,
            fontWeight: stage === status ? 700 : 400,
            color: stage === status ? colors.ink : colors.textSoft,
          }}
        >
          {orderStatusLabels[stage]}
          {index < reached && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
