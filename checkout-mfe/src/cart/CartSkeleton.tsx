import { useTheme } from '@emotion/react';
import { Skeleton } from '@glow/shared/ui';

/** The cart page before the cart is hydrated. */
export function CartSkeleton() {
  const { space, from } = useTheme();
  return (
    <div aria-busy="true" css={{ display: 'grid', gap: space(8) }}>
      <noscript>Your cart is kept on this device alone, and needs JavaScript to be shown.</noscript>
      <div
        css={{
          display: 'grid',
          gap: space(10),
          [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(16) },
        }}
      >
        <div css={{ display: 'grid', gap: space(6) }}>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
        <Skeleton height={340} />
      </div>
    </div>
  );
}
