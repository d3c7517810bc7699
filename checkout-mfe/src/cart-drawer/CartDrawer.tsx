import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { UndoLine } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import { focusAfter } from '../components/focusAfter';
import { useCartEdits } from '../components/useCartEdits';
import { useReconciledCart } from '../components/useReconciledCart';
import { DrawerFooter } from './DrawerFooter';

/** The content of the cart drawer: the shell renders the dialog, its heading and its close button around it (CART-14). */
export function CartDrawer() {
  const changes = useReconciledCart();
  const items = useCart((cart) => cart.items);
  const edits = useCartEdits();
  const { space } = useTheme();
  return (
    <>
      <div
        css={{
          flex: 1,
          display: 'grid',
          alignContent: 'start',
          gap: space(3),
          paddingInline: space(6),
          paddingTop: space(3),
        }}
      >
        <CartChanges changes={changes} />
        {items.length === 0 ? (
          <EmptyCart heading="Your cart is empty" />
        ) : (
          <ul role="list" aria-label="Items in your cart">
            {items.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} />
            ))}
          </ul>
        )}
      </div>
      <div css={{ position: 'sticky', bottom: 0, zIndex: 1, display: 'grid' }}>
        <div css={{ position: 'absolute', insetInline: space(6), bottom: '100%', marginBottom: space(3) }}>
          <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
        </div>
        {items.length > 0 && <DrawerFooter />}
      </div>
    </>
  );
}
