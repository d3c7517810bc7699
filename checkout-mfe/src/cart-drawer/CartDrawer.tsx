import styled from '@emotion/styled';
import { ShoppingBag } from '@glow/shared/icons';
import { EmptyState, sticky, SecondaryText, Stack, UndoLine } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EMPTY_CART, EmptyCartLinks } from '../components/EmptyCart';
import { focusAfter } from '../components/focusAfter';
import { useCartEdits } from '../components/useCartEdits';
import { useCartLines } from '../components/useCartLines';
import { useCart } from '@glow/shared/cart';
import { formatPrice } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/navigation';
import { orderLimit } from '../components/orderLimit';
import { FreeShipping } from '../components/FreeShipping';

/** The cart drawer's content; the shell renders the dialog, its heading and its close button (CART-14). */
export function CartDrawer() {
  const { lines, subtotal, policy, removed } = useCartLines();
  const edits = useCartEdits();
  const limit = orderLimit(lines, subtotal, policy);
  const closeCart = useCart((cart) => cart.closeCart);
  return (
    <>
      <Content gap={3}>
        <CartChanges changes={removed} />
        {lines.length === 0 ? (
          <EmptyState icon={<ShoppingBag />} heading="Your cart is empty" actions={<EmptyCartLinks />}>
            {EMPTY_CART}
          </EmptyState>
        ) : (
          <ul role="list" aria-label="Items in your cart">
            {lines.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} />
            ))}
          </ul>
        )}
      </Content>
      <Footer data-bar>
        <UndoPosition>
          <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
        </UndoPosition>
        {lines.length > 0 && (
          <Panel gap={4}>
            <FreeShipping subtotal={subtotal} policy={policy} />
            <div>
              <Subtotal>
                <span>Subtotal</span>
                <span>{formatPrice(subtotal)}</span>
              </Subtotal>
              <SecondaryText>Shipping and taxes calculated at checkout</SecondaryText>
            </div>
            {limit && <p>{limit}</p>}
            {/* the links must close the drawer even when their target is the current page */}
            <Links gap={3}>
              <ButtonLink to="/cart" variant="secondary" onClick={closeCart}>
                View Cart
              </ButtonLink>
              <ButtonLink to="/checkout" onClick={closeCart}>
                Checkout
              </ButtonLink>
            </Links>
          </Panel>
        )}
      </Footer>
    </>
  );
}

const Content = styled(Stack)(({ theme }) => ({
  flex: 1,
  alignContent: 'start',
  paddingInline: theme.space(6),
  paddingTop: theme.space(3),
}));

const Footer = styled.div({ ...sticky, bottom: 0, zIndex: 1, display: 'grid' });

const UndoPosition = styled.div(({ theme }) => ({
  position: 'absolute',
  insetInline: theme.space(6),
  bottom: '100%',
  marginBottom: theme.space(3),
}));

const Panel = styled(Stack)(({ theme }) => ({
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

const Links = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: '1fr 1fr',
  a: { paddingInline: theme.space(3) },
}));
