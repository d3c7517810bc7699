import { useTheme } from '@emotion/react';
import { Page } from '@glow/shared/app';
import { useCart, type CartState } from '@glow/shared/cart';
import { Button, Container, PageHeading, UndoLine } from '@glow/shared/ui';
import { focusAfter } from '../components/focusAfter';
import { useCartEdits } from '../components/useCartEdits';
import { CartContents } from './CartContents';
import { CartSkeleton } from './CartSkeleton';

/** The heading shows the item count once the cart is hydrated. */
function headingOf({ isHydrated, itemCount }: CartState): string {
  if (!isHydrated) return 'Your cart';
  return itemCount === 0 ? 'Your cart is empty' : `Your cart (${itemCount})`;
}

/** The cart (CART-6). */
export function CartPage() {
  const heading = useCart(headingOf);
  const isHydrated = useCart((cart) => cart.isHydrated);
  const isEmpty = useCart((cart) => cart.items.length === 0);
  const edits = useCartEdits();
  const { space, from } = useTheme();
  return (
    <Page title="Your cart" isPrivate>
      {/* keeps the footer below the fold until the cart is hydrated, to avoid a layout shift */}
      <Container
        css={{
          minHeight: '100vh',
          paddingBlock: `${space(8)} ${space(16)}`,
          [from.desktop]: { paddingBlock: `${space(14)} ${space(24)}` },
        }}
      >
        <div
          css={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: space(2),
            minHeight: 56,
            marginBottom: space(6),
          }}
        >
          <PageHeading tabIndex={-1}>{heading}</PageHeading>
          {!isEmpty && (
            <Button
              type="button"
              variant="quiet"
              size="small"
              css={{ flex: 'none', marginRight: `-${space(2)}` }}
              onClick={(event) => focusAfter(edits.clear, event.currentTarget)}
            >
              Clear Cart
            </Button>
          )}
        </div>
        {isHydrated ? <CartContents edits={edits} /> : <CartSkeleton />}
        <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
      </Container>
    </Page>
  );
}
