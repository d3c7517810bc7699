import styled from '@emotion/styled';
import { RemoteFragment } from '@glow/shared/app';
import { Stack } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { UnansweredOrderNotice } from '../components/UnansweredOrderNotice';
import type { CartEdits } from '../components/useCartEdits';
import { useCartLines } from '../components/useCartLines';
import { CartSummary } from './CartSummary';

/** The cart's lines and summary, or what an empty one could hold. */
export function CartContents({ edits }: { edits: CartEdits }) {
  const { lines, subtotal, policy, removed } = useCartLines();
  return (
    <Stack gap={6}>
      <UnansweredOrderNotice />
      <CartChanges changes={removed} />
      {lines.length === 0 ? (
        <RemoteFragment of="storefront/ProductShelf" heading="Bestsellers to begin with" space="36rem" />
      ) : (
        <CartColumns>
          <Lines role="list" aria-label="Items in your cart">
            {lines.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} onSave={edits.moveToWishlist} />
            ))}
          </Lines>
          <CartSummary subtotal={subtotal} policy={policy} />
        </CartColumns>
      )}
    </Stack>
  );
}

const Lines = styled.ul(({ theme }) => ({ borderBlock: `1px solid ${theme.colors.line}` }));

/** Layout of the cart's lines and, beside them on wide screens, its summary. */
export const CartColumns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(10),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(23.75rem, 40%)', gap: theme.space(16) },
}));
