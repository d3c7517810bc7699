import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import { UndoLine } from '../components/UndoLine';
import { useCartEdits } from '../components/useCartEdits';
import { useRelinkedCart } from '../components/useRelinkedCart';
import { DrawerFooter } from './DrawerFooter';

/** The content of the cart drawer: the shell draws the dialog, its heading and its close button around it (decisions row 60). */
export function CartDrawer() {
  const changes = useRelinkedCart();
  const items = useCart((cart) => cart.items);
  const edits = useCartEdits();
  const { space } = useTheme();
  return (
    <>
      <div css={{ flex: 1, display: 'grid', alignContent: 'start', gap: space(3), paddingInline: space(6), paddingTop: space(3) }}>
        <UndoLine last={edits.last} />
        <CartChanges changes={changes} />
        {items.length === 0 ? (
          <EmptyCart level={2} />
        ) : (
          <ul role="list" aria-label="Items in your cart">
            {items.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} />
            ))}
          </ul>
        )}
      </div>
      {items.length > 0 && <DrawerFooter />}
    </>
  );
}
