import styled from '@emotion/styled';
import { Card } from '@glow/shared/ui';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { EmptyCart } from '../components/EmptyCart';
import type { CartEdits } from '../components/useCartEdits';
import { useCartLines } from '../components/useCartLines';
import { useReconciledCart } from '../components/useReconciledCart';
import { CartColumns } from './CartColumns';
import { CartSummary } from './CartSummary';

/** The cart's lines and summary, or the empty state. */
export function CartContents({ edits }: { edits: CartEdits }) {
  const changes = useReconciledCart();
  const items = useCartLines();
  return (
    <Content>
      <CartChanges changes={changes} />
      {items.length === 0 ? (
        <EmptyPanel>
          <EmptyCart />
        </EmptyPanel>
      ) : (
        <CartColumns>
          <Lines role="list" aria-label="Items in your cart">
            {items.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} onSave={edits.moveToWishlist} />
            ))}
          </Lines>
          <CartSummary />
        </CartColumns>
      )}
    </Content>
  );
}

const Content = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(6) }));

const EmptyPanel = styled(Card)(({ theme }) => ({ borderRadius: theme.radius.large }));

const Lines = styled.ul(({ theme }) => ({ borderBlock: `1px solid ${theme.colors.line}` }));
