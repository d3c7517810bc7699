import styled from '@emotion/styled';
import { formatPrice, shippingFor, type Cents } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/navigation';
import { RETURNS_PERIOD_DAYS, type StorePolicy } from '@glow/shared/policy';
import { Card, sticky, SecondaryText } from '@glow/shared/ui';
import { Amounts } from '../components/Amounts';
import { FreeShipping } from '../components/FreeShipping';

/** Cart totals before tax, and the link to checkout (CART-10). */
export function CartSummary({ subtotal, policy }: { subtotal: Cents; policy: StorePolicy }) {
  const shipping = shippingFor(subtotal, policy);
  const { maxSubtotal = Infinity } = policy;
  return (
    <Panel as="section" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Order Summary</h2>
      <FreeShipping subtotal={subtotal} policy={policy} />
      <Amounts
        parts={[
          ['Subtotal', formatPrice(subtotal)],
          ['Shipping', shipping === 0 ? 'Free' : formatPrice(shipping)],
        ]}
        total={['Total', formatPrice(subtotal + shipping)]}
      />
      <SecondaryText>Taxes calculated at checkout</SecondaryText>
      {subtotal > maxSubtotal && <p>At most {formatPrice(maxSubtotal)} can be ordered at once.</p>}
      <ButtonLink to="/checkout" fullWidth>
        Proceed to Checkout
      </ButtonLink>
      <ReturnPolicy>{`Returns within ${RETURNS_PERIOD_DAYS} days`}</ReturnPolicy>
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  h2: { fontSize: theme.heading.sm },
  [theme.from.desktop]: { ...sticky, top: theme.space(28), padding: theme.space(8) },
}));

const ReturnPolicy = styled(SecondaryText)({ textAlign: 'center' });
