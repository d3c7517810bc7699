import { useCart } from '@glow/shared/cart';
import { ButtonLink } from '@glow/shared/navigation';
import { EmptyState } from '@glow/shared/ui';
import { ShoppingBag } from '@glow/shared/icons';

interface EmptyCartProps {
  /** Omitted on the cart page, whose heading says the same. */
  heading?: string;
}

/** Empty state with two links (CART-8). */
export function EmptyCart({ heading }: EmptyCartProps) {
  const closeCart = useCart((cart) => cart.closeCart);
  return (
    <EmptyState
      icon={<ShoppingBag />}
      heading={heading}
      actions={
        <>
          <ButtonLink to="/" onClick={closeCart}>
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/collections/bestsellers" variant="secondary" onClick={closeCart}>
            View Bestsellers
          </ButtonLink>
        </>
      }
    >
      Whatever you add will wait for you here, on this device.
    </EmptyState>
  );
}
