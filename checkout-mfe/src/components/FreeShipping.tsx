import styled from '@emotion/styled';
import { FREE_SHIPPING_FROM, formatPrice, type Cents } from '@glow/shared/orders';
import { useId } from 'react';

/** Progress towards free shipping (CART-9). */
export function FreeShipping({ subtotal }: { subtotal: Cents }) {
  const id = useId();
  const remaining = FREE_SHIPPING_FROM - subtotal;
  return (
    <Progress>
      <p id={id}>
        {remaining > 0 ? `Add ${formatPrice(remaining)} more for free shipping!` : 'Free shipping unlocked!'}
      </p>
      <Bar aria-labelledby={id} max={FREE_SHIPPING_FROM} value={Math.min(subtotal, FREE_SHIPPING_FROM)} />
    </Progress>
  );
}

const Progress = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  '& > p': { fontSize: theme.text.lg, fontWeight: theme.weight.semibold },
}));

const Bar = styled.progress(({ theme }) => {
  const filled = { borderRadius: theme.radius.pill, background: theme.colors.accent, transition: 'inline-size 240ms' };
  return {
    appearance: 'none',
    width: '100%',
    height: 6,
    border: 0,
    borderRadius: theme.radius.pill,
    background: theme.colors.sand,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    '&::-webkit-progress-bar': { background: theme.colors.sand },
    '&::-webkit-progress-value': filled,
    '&::-moz-progress-bar': filled,
  };
});
