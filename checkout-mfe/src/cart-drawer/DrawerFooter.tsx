import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { formatPrice } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/ui';
import { FreeShipping } from '../components/FreeShipping';

/** The drawer's sticky footer: free shipping, the subtotal and the links to cart and checkout. */
export function DrawerFooter() {
  const subtotal = useCart((cart) => cart.total);
  const closeCart = useCart((cart) => cart.closeCart);
  const { colors, space } = useTheme();
  return (
    <div
      css={{
        display: 'grid',
        gap: space(4),
        padding: space(6),
        borderTop: `1px solid ${colors.line}`,
        background: colors.surface,
      }}
    >
      <FreeShipping subtotal={subtotal} />
      <div>
        <p css={{ display: 'flex', justifyContent: 'space-between', fontSize: 18, fontWeight: 700 }}>
          <span>Subtotal</span>
          <span>{formatPrice(subtotal)}</span>
        </p>
        <p css={{ fontSize: 13.5, color: colors.textSoft }}>Shipping and taxes calculated at checkout</p>
      </div>
      {/* the links must close the drawer even when their target is the current page */}
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3), a: { paddingInline: space(3) } }}>
        <ButtonLink to="/cart" variant="secondary" onClick={closeCart}>
          View cart
        </ButtonLink>
        <ButtonLink to="/checkout" onClick={closeCart}>
          Checkout
        </ButtonLink>
      </div>
    </div>
  );
}
