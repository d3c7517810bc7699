import { useCart } from '@glow/shared/cart';
import { ButtonLink } from '@glow/shared/navigation';

export const EMPTY_CART = 'Whatever you add will wait for you here, on this device.';

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
