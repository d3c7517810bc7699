import { useCart } from '@glow/shared/cart';
import { ButtonLink, EmptyState } from '@glow/shared/ui';

/** An empty cart with its two ways on (specification §2, Cart). */
export function EmptyCart({ level }: { level: 1 | 2 }) {
  const closeCart = useCart((cart) => cart.closeCart);
  return (
    <EmptyState
      level={level}
      heading="Your cart is empty"
      actions={
        <>
          <ButtonLink to="/" onClick={closeCart}>
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/collections/bestsellers" look="secondary" onClick={closeCart}>
            View Bestsellers
          </ButtonLink>
        </>
      }
    >
      Whatever you add will wait for you here, on this device.
    </EmptyState>
  );
}
