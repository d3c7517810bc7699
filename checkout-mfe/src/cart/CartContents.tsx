import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { Button, PageHeading } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import { focusAfter } from '../components/focusAfter';
import { UndoLine } from '../components/UndoLine';
import { useCartEdits } from '../components/useCartEdits';
import { useRelinkedCart } from '../components/useRelinkedCart';
import { CartSummary } from './CartSummary';

/** The cart's lines and summary, or that it is empty. */
export function CartContents() {
  const changes = useRelinkedCart();
  const items = useCart((cart) => cart.items);
  const itemCount = useCart((cart) => cart.itemCount);
  const edits = useCartEdits();
  const { colors, space, from } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(6) }}>
      <UndoLine last={edits.last} />
      {items.length > 0 && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space(2) }}>
          <PageHeading tabIndex={-1}>Your cart ({itemCount})</PageHeading>
          <Button type="button" look="quiet" size="small" css={{ marginRight: `-${space(2)}` }} onClick={(event) => focusAfter(edits.clear, event.currentTarget)}>
            Clear Cart
          </Button>
        </div>
      )}
      <CartChanges changes={changes} />
      {items.length === 0 ? (
        <EmptyCart level={1} />
      ) : (
        <div css={{ display: 'grid', gap: space(10), alignItems: 'start', [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(16) } }}>
          <ul role="list" aria-label="Items in your cart" css={{ borderBlock: `1px solid ${colors.line}` }}>
            {items.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} onSave={edits.moveToWishlist} />
            ))}
          </ul>
          <CartSummary />
        </div>
      )}
    </div>
  );
}
