import { Page } from '@glow/shared/app';
import { useCart } from '@glow/shared/cart';
import { Container } from '@glow/shared/ui';
import { useTheme } from '@emotion/react';
import { CartContents } from './CartContents';
import { CartSkeleton } from './CartSkeleton';

/** The cart (specification §2, Cart). */
export function CartPage() {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const { space, from } = useTheme();
  return (
    <Page title="Your cart" isPrivate>
      {/* the footer stays out of sight until the cart is known, so that nothing seen moves */}
      <Container css={{ minHeight: '100vh', paddingBlock: `${space(8)} ${space(16)}`, [from.desktop]: { paddingBlock: `${space(14)} ${space(24)}` } }}>
        {isHydrated ? <CartContents /> : <CartSkeleton />}
      </Container>
    </Page>
  );
}
