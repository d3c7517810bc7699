import { useCart } from '@glow/shared/cart';
import { Link } from '@glow/shared/router';

/** The header. */
export function Header() {
  const itemCount = useCart((cart) => cart.itemCount);
  const openCart = useCart((cart) => cart.openCart);
  return (
    <header>
      <Link to="/">Glow</Link> <Link to="/collections/skincare">Skincare</Link> <button type="button" onClick={openCart}>Cart {itemCount}</button>
    </header>
  );
}
