import { useCart } from '@glow/shared/cart';
import { ShoppingBag } from '@glow/shared/icons';
import type { MouseEvent } from 'react';
import { IconLink } from './IconLink';

/** Cart link with its item count: a plain click opens the drawer, a modified click follows the link (NAV-3). */
export function CartLink() {
  const count = useCart((cart) => cart.itemCount);
  const openCart = useCart((cart) => cart.openCart);

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openCart();
  }

  return (
    <IconLink
      to="/cart"
      label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      badgeId="cart-count"
      count={count}
      onClick={handleClick}
    >
      <ShoppingBag size={21} strokeWidth={1.5} aria-hidden="true" />
    </IconLink>
  );
}
