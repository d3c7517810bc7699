import styled from '@emotion/styled';
import { Stack } from '@glow/shared/ui';
import { formatPrice, shippingFor, type Cents } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { useId } from 'react';

/** Progress towards free shipping (CART-9). */
export function FreeShipping({ subtotal, policy }: { subtotal: Cents; policy: StorePolicy }) {
  const id = useId();
  const from = shippingFor(subtotal, policy) === 0 ? subtotal : policy.freeFrom;
  return (
    <Progress gap={2}>
      <p id={id}>
        {from > subtotal ? `Add ${formatPrice(from - subtotal)} more for free shipping!` : 'Free shipping unlocked!'}
      </p>
      <Bar aria-labelledby={id} max={from} value={subtotal} />
    </Progress>
  );
}

const Progress = styled(Stack)(({ theme }) => ({
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
