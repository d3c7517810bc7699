import { useCart } from '@glow/shared/cart';
import { ButtonLink } from '@glow/shared/navigation';
import { EmptyState } from '@glow/shared/ui';
import { ShoppingBag } from '@glow/shared/icons';

export const EMPTY_CART = 'Whatever you add will wait for you here, on this device.';

/** The empty cart in the drawer (CART-8). */
export function EmptyCart() {
  return (
    <EmptyState icon={<ShoppingBag />} heading="Your cart is empty" actions={<EmptyCartLinks />}>
      {EMPTY_CART}
    </EmptyState>
  );
}

/** Where an empty cart leads (CART-8). */
export function EmptyCartLinks() {
  const closeCart = useCart((cart) => cart.closeCart);
  return (
    <>
      <ButtonLink to="/" onClick={closeCart}>
        Continue Shopping
      </ButtonLink>
      <ButtonLink to="/collections/bestsellers" variant="secondary" onClick={closeCart}>
        View Bestsellers
      </ButtonLink>
    </>
  );
}
