import { useTheme } from '@emotion/react';
import { Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { useSearchParams } from '@glow/shared/router';
import { Container } from '@glow/shared/ui';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { CheckoutSteps } from './CheckoutSteps';
import { STEPS, stepNames } from './steps';

/** Checkout in three steps, for guests and signed-in shoppers (CHK-1). */
export function CheckoutPage() {
  const isCartHydrated = useCart((cart) => cart.isHydrated);
  const isAuthHydrated = useAuth((auth) => auth.isHydrated);
  const [search] = useSearchParams();
  const { space, from } = useTheme();
  const step = STEPS.find((known) => known === search.get('step')) ?? 'shipping';
  return (
    <Page title={`Checkout: ${stepNames[step]}`} isPrivate>
      <Container
        css={{
          paddingBlock: `${space(6)} ${space(16)}`,
          [from.desktop]: { paddingBlock: `${space(10)} ${space(24)}` },
        }}
      >
        {isCartHydrated && isAuthHydrated ? <CheckoutSteps /> : <CheckoutSkeleton />}
      </Container>
    </Page>
  );
}
