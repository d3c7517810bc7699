import styled from '@emotion/styled';
import { useCart } from '@glow/shared/cart';
import { formatPrice, type Cents } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/navigation';
import type { StorePolicy } from '@glow/shared/policy';
import { FreeShipping } from '../components/FreeShipping';
import { SecondaryText } from '../components/SecondaryText';

/** The drawer's sticky footer: free shipping, the subtotal and the links to cart and checkout. */
export function DrawerFooter({ subtotal, policy }: { subtotal: Cents; policy: StorePolicy }) {
  const closeCart = useCart((cart) => cart.closeCart);
  return (
    <Panel>
      <FreeShipping subtotal={subtotal} policy={policy} />
      <div>
        <Subtotal>
          <span>Subtotal</span>
          <span>{formatPrice(subtotal)}</span>
        </Subtotal>
        <SecondaryText>Shipping and taxes calculated at checkout</SecondaryText>
      </div>
      {/* the links must close the drawer even when their target is the current page */}
      <Links>
        <ButtonLink to="/cart" variant="secondary" onClick={closeCart}>
          View cart
        </ButtonLink>
        <ButtonLink to="/checkout" onClick={closeCart}>
          Checkout
        </ButtonLink>
      </Links>
    </Panel>
  );
}

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  padding: theme.space(6),
  borderTop: `1px solid ${theme.colors.line}`,
  background: theme.colors.surface,
}));

const Subtotal = styled.p(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: theme.text.xl,
  fontWeight: theme.weight.bold,
}));

const Links = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space(3),
  a: { paddingInline: theme.space(3) },
}));
