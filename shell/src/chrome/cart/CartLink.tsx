import { useCart } from '@glow/shared/cart';
import { ShoppingBag } from '@glow/shared/icons';
import { IconLink } from '../IconLink';

/** Cart link with its item count: a plain click opens the drawer (NAV-3). */
export function CartLink() {
  const count = useCart((cart) => cart.itemCount);
  const openCart = useCart((cart) => cart.openCart);
  return (
    <IconLink
      to="/cart"
      label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      badgeId="cart-count"
      count={count}
      onPlainClick={openCart}
    >
      <ShoppingBag size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}
