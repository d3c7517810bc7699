import { useTheme } from '@emotion/react';
import { Skeleton } from '@glow/shared/ui';
import { CheckoutHeader } from './CheckoutHeader';
import { CheckoutColumns } from './CheckoutColumns';

/** Checkout before the cart and the signed-in user are hydrated. */
export function CheckoutSkeleton() {
  const { space } = useTheme();
  return (
    <div aria-busy="true">
      <CheckoutHeader step="shipping" />
      <noscript>
        <p css={{ paddingBottom: space(6) }}>
          Your cart is kept on this device alone, and needs JavaScript to be bought.
        </p>
      </noscript>
      <CheckoutColumns aside={<Skeleton height={64} />}>
        <div css={{ display: 'grid', gap: space(5) }}>
          <Skeleton width={180} height={36} />
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </div>
      </CheckoutColumns>
    </div>
  );
}
