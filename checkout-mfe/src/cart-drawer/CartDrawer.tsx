import styled from '@emotion/styled';
import type { RemoteFragments } from '@glow/shared/app';
import { UndoLine, sticky } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import { focusAfter } from '../components/focusAfter';
import { useCartEdits } from '../components/useCartEdits';
import { useCartLines } from '../components/useCartLines';
import { DrawerFooter } from './DrawerFooter';

/** The content of the cart drawer: the shell renders the dialog, its heading and its close button around it (CART-14). */
export const CartDrawer: RemoteFragments['checkout/CartDrawer']['CartDrawer'] = function CartDrawer() {
  const { lines, subtotal, policy, removed } = useCartLines();
  const edits = useCartEdits();
  return (
    <>
      <Content>
        <CartChanges changes={removed} />
        {lines.length === 0 ? (
          <EmptyCart heading="Your cart is empty" />
        ) : (
          <ul role="list" aria-label="Items in your cart">
            {lines.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} />
            ))}
          </ul>
        )}
      </Content>
      <Footer>
        <UndoPosition>
          <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
        </UndoPosition>
        {lines.length > 0 && <DrawerFooter subtotal={subtotal} policy={policy} />}
      </Footer>
    </>
  );
};

const Content = styled.div(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(3),
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
