import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { useSearchParams } from '@glow/shared/router';
import { Container, Skeleton, Stack } from '@glow/shared/ui';
import { useState } from 'react';
import { CheckoutColumns } from './CheckoutColumns';
import { CheckoutHeader } from './CheckoutHeader';
import { CheckoutSteps } from './CheckoutSteps';
import { STEPS, stepNames } from './steps';

/** Checkout in three steps, for guests and signed-in shoppers (CHK-1). */
export function CheckoutPage() {
  const isCartHydrated = useCart((cart) => cart.isHydrated);
  const isAuthHydrated = useAuth((auth) => auth.isHydrated);
  const sessions = useEndedSessions();
  const [search] = useSearchParams();
  const step = STEPS.find((known) => known === search.get('step')) ?? 'shipping';
  return (
    <Page title={`Checkout: ${stepNames[step]}`} isPrivate>
      <Content>{isCartHydrated && isAuthHydrated ? <CheckoutSteps key={sessions} /> : <CheckoutSkeleton />}</Content>
    </Page>
  );
}

/** How often an account was signed out or replaced: its input must go, but a guest's input stays. */
function useEndedSessions(): number {
  const userId = useAuth((auth) => auth.user?.id);
  const [state, setState] = useState({ userId, ended: 0 });
  if (state.userId !== userId) setState({ userId, ended: state.ended + (state.userId === undefined ? 0 : 1) });
  return state.ended;
}

function CheckoutSkeleton() {
  return (
    <Loading aria-busy="true">
      <CheckoutColumns aside={<Skeleton height="3.5rem" />}>
        <CheckoutHeader step="shipping" />
        <noscript>
          <p>Your cart is kept on this device alone, and needs JavaScript to be bought.</p>
        </noscript>
        <Stack gap={5}>
          <Skeleton width="11.25rem" height="2.25rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </Stack>
      </CheckoutColumns>
    </Loading>
  );
}

const Content = styled(Container)(({ theme }) => ({
  // no space below: the last part sticks to the bottom of narrow screens
  paddingBlock: 0,
  [theme.from.desktop]: { paddingBlock: `${theme.space(4)} ${theme.space(24)}` },
}));

const Loading = styled.div(({ theme }) => ({ 'noscript p': { paddingBottom: theme.space(6) } }));
