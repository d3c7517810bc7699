import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { Card } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import type { CartEdits } from '../components/useCartEdits';
import { useReconciledCart } from '../components/useReconciledCart';
import { CartSummary } from './CartSummary';

/** The cart's lines and summary, or the empty state. */
export function CartContents({ edits }: { edits: CartEdits }) {
  const changes = useReconciledCart();
  const items = useCart((cart) => cart.items);
  const { colors, space, radius, from } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(6) }}>
      <CartChanges changes={changes} />
      {items.length === 0 ? (
        <Card css={{ borderRadius: radius.large }}>
          <EmptyCart />
        </Card>
      ) : (
        <div
          css={{
            display: 'grid',
            gap: space(10),
            alignItems: 'start',
            [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(16) },
          }}
        >
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
