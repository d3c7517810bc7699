import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { formatPrice, shippingFor } from '@glow/shared/orders';
import { ButtonLink, Card } from '@glow/shared/ui';
import { Amounts } from '../components/Amounts';
import { FreeShipping } from '../components/FreeShipping';

/** Cart totals before tax, and the link to checkout (CART-10). */
export function CartSummary() {
  const subtotal = useCart((cart) => cart.total);
  const { colors, space, from } = useTheme();
  const shipping = shippingFor(subtotal);
  return (
    <Card
      as="section"
      aria-labelledby="cart-summary"
      css={{ display: 'grid', gap: space(5), [from.desktop]: { position: 'sticky', top: 112, padding: space(8) } }}
    >
      <h2 id="cart-summary" css={{ fontSize: 28 }}>
        Order Summary
      </h2>
      <FreeShipping subtotal={subtotal} />
      <Amounts
        parts={[
          ['Subtotal', formatPrice(subtotal)],
          ['Shipping', shipping === 0 ? 'Free' : formatPrice(shipping)],
        ]}
        total={['Total', formatPrice(subtotal + shipping)]}
      />
      <p css={{ fontSize: 14, color: colors.textSoft }}>Taxes calculated at checkout</p>
      <ButtonLink to="/checkout" fullWidth>
        Proceed to Checkout
      </ButtonLink>
      <p css={{ fontSize: 14, color: colors.textSoft, textAlign: 'center' }}>Returns within 30 days</p>
    </Card>
  );
}
