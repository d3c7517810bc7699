import styled from '@emotion/styled';
import { LOCAL_ACCOUNT_WARNING, canSignInAgain, useAuth, type User } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { useToast } from '@glow/shared/toast';
import { ButtonLink } from '@glow/shared/navigation';
import { fullName } from '@glow/shared/text';
import { Button, Eyebrow, PageHeading, Row } from '@glow/shared/ui';
import { Heart, LogOut } from '@glow/shared/icons';
import { HeaderGrid, Identity } from './accountLayout';
import { Avatar } from './Avatar';

/** The shopper's name, with links to the wishlist and (if the cart is not empty) checkout, and Sign Out. */
export function AccountHeader({ user }: { user: User }) {
  const logout = useAuth((auth) => auth.logout);
  const hasCart = useCart((cart) => cart.itemCount > 0);
  const toast = useToast();
  const isLocal = useAuth((auth) => auth.kind === 'simulated') && !canSignInAgain(user);

  /** `RequireSignIn` then redirects to the home page. */
  function signOut() {
    logout();
    toast({ title: 'Signed out' });
  }

  return (
    <HeaderGrid>
      <Identity>
        <Avatar user={user} />
        <Name>
          <Eyebrow>Your account</Eyebrow>
          <PageHeading tabIndex={-1}>{fullName(user) || user.email || 'Welcome to your account'}</PageHeading>
        </Name>
      </Identity>
      <Actions>
        <Row gap={3}>
          {hasCart && (
            <ButtonLink to="/checkout" size="small">
              Back to Checkout
            </ButtonLink>
          )}
          <ButtonLink to="/wishlist" variant="secondary" size="small">
            <Heart size={16} aria-hidden="true" />
            Wishlist
          </ButtonLink>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={signOut}
            aria-describedby={isLocal ? 'sign-out-warning' : undefined}
          >
            <LogOut size={16} aria-hidden="true" />
            Sign Out
          </Button>
        </Row>
        {isLocal && <p id="sign-out-warning">{LOCAL_ACCOUNT_WARNING}</p>}
      </Actions>
    </HeaderGrid>
  );
}

const Name = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(1),
  minWidth: 0,
  '& > h1': { overflowWrap: 'anywhere' },
}));

const Actions = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  [theme.from.desktop]: { justifyItems: 'end' },
  '& > p': { color: theme.colors.textSoft },
}));
