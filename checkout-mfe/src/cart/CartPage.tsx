import styled from '@emotion/styled';
import { Bestsellers, Introduction, lazyComponent, Page } from '@glow/shared/app';
import { useCart, type CartState } from '@glow/shared/cart';
import { Button, Container, Skeleton, Stack, Card, sticky, SecondaryText } from '@glow/shared/ui';
import { notKept } from '@glow/shared/storage';
import { EMPTY_CART, EmptyCartLinks } from '../components/EmptyCart';
import { focusAfter } from '../components/focusAfter';
import { type CartEdits, useCartEdits } from '../components/useCartEdits';
import { CartChanges } from '../components/CartChanges';
import { CartLine } from '../components/CartLine';
import { UnansweredOrderNotice } from '../components/UnansweredOrderNotice';
import { useCartLines } from '../components/useCartLines';
import { formatPrice, shippingFor, type Cents } from '@glow/shared/orders';
import { ButtonLink } from '@glow/shared/navigation';
import { RETURNS_PERIOD_DAYS, type StorePolicy } from '@glow/shared/policy';
import { Amounts } from '../components/Amounts';
import { FreeShipping } from '../components/FreeShipping';
import { orderLimit } from '../components/orderLimit';
import { Suspense, type ReactNode } from 'react';

const UndoLine = lazyComponent(async () => (await import('./UndoLine')).UndoLine, { fallback: () => null });

function headingOf({ isHydrated, itemCount }: CartState): string {
  if (!isHydrated) return 'Your cart';
  return itemCount === 0 ? 'Your cart is empty' : `Your cart (${itemCount})`;
}

/** The cart (CART-6). */
export function CartPage() {
  const heading = useCart(headingOf);
  const isHydrated = useCart((cart) => cart.isHydrated);
  const isEmpty = useCart((cart) => cart.items.length === 0);
  const isShownEmpty = isHydrated && isEmpty;
  const edits = useCartEdits();
  return (
    <Page title="Your cart" isPrivate>
      <Content>
        <Introduction
          heading={heading}
          lead={isShownEmpty && EMPTY_CART}
          picture={isShownEmpty ? 'blog/1' : undefined}
          actions={
            isEmpty ? (
              isShownEmpty && <EmptyCartLinks />
            ) : (
              <Button
                type="button"
                variant="quiet"
                size="small"
                onClick={(event) => focusAfter(edits.clear, event.currentTarget)}
              >
                Clear Cart
              </Button>
            )
          }
        />
        {isHydrated ? <CartContents edits={edits} /> : <CartSkeleton />}
        {isHydrated && (
          <Suspense>
            <UndoLine last={edits.last} onUndo={focusAfter} onExpire={edits.forget} />
          </Suspense>
        )}
      </Content>
    </Page>
  );
}

function CartSkeleton() {
  return (
    <Stack gap={8} aria-busy="true">
      <noscript>Your cart is kept on this device alone, and needs JavaScript to be shown.</noscript>
      <CartColumns gap={10}>
        <Stack gap={6}>
          <Skeleton height="8.25rem" />
          <Skeleton height="8.25rem" />
        </Stack>
        <Skeleton height="21.25rem" />
      </CartColumns>
    </Stack>
  );
}

const Content = styled(Container)(({ theme }) => ({
  // keeps the footer below the fold until the cart is hydrated, to avoid a layout shift
  display: 'flow-root',
  minHeight: '100vh',
  // room for the offer to undo, so that it covers nothing
  '& > :last-child': { marginTop: theme.space(16) },
}));

function CartContents({ edits }: { edits: CartEdits }) {
  const { lines, subtotal, policy, removed } = useCartLines();
  return (
    <Stack gap={6}>
      <UnansweredOrderNotice />
      <CartChanges changes={removed} />
      {lines.length === 0 ? (
        <Bestsellers />
      ) : (
        <CartColumns gap={10}>
          <Lines role="list" aria-label="Items in your cart">
            {lines.map((item) => (
              <CartLine key={item.id} item={item} onRemove={edits.remove} onSave={edits.moveToWishlist} />
            ))}
          </Lines>
          <CartSummary {...{ subtotal, policy }} limit={orderLimit(lines, subtotal, policy) || notKept('cart')} />
        </CartColumns>
      )}
    </Stack>
  );
}

const Lines = styled.ul(({ theme }) => ({ borderBlock: `1px solid ${theme.colors.line}` }));

const CartColumns = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(23.75rem, 40%)', gap: theme.space(16) },
}));

/** Cart totals before tax, and the link to checkout (CART-10). */
function CartSummary({ subtotal, policy, limit }: { subtotal: Cents; policy: StorePolicy; limit: ReactNode }) {
  const shipping = shippingFor(subtotal, policy);
  return (
    <Panel as="section" aria-labelledby="cart-summary">
      <h2 id="cart-summary">Order Summary</h2>
      <FreeShipping subtotal={subtotal} policy={policy} />
      <Amounts
        parts={[
          ['Subtotal', formatPrice(subtotal)],
          ['Shipping', shipping === 0 ? 'Free' : formatPrice(shipping)],
        ]}
        total={['Total', formatPrice(subtotal + shipping)]}
      />
      <SecondaryText>Taxes calculated at checkout</SecondaryText>
      {limit && <p>{limit}</p>}
      <ButtonLink to="/checkout" fullWidth>
        Proceed to Checkout
      </ButtonLink>
      <ReturnPolicy>{`Returns within ${RETURNS_PERIOD_DAYS} days`}</ReturnPolicy>
    </Panel>
  );
}

const Panel = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  h2: { fontSize: theme.heading.sm },
  [theme.from.desktop]: { ...sticky, top: theme.space(28), padding: theme.space(8) },
}));

const ReturnPolicy = styled(SecondaryText)({ textAlign: 'center' });
