import { useTheme } from '@emotion/react';
import { LOCAL_ACCOUNT_WARNING, canSignInAgain, useAuth, type User } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { useToast } from '@glow/shared/toast';
import { Button, ButtonLink, Eyebrow, PageHeading } from '@glow/shared/ui';
import { Heart, LogOut } from 'lucide-react';
import { Avatar } from './Avatar';

/** The shopper's name, with links to the wishlist and (if the cart is not empty) checkout, and Sign Out. */
export function AccountHeader({ user }: { user: User }) {
  const logout = useAuth((auth) => auth.logout);
  const hasCart = useCart((cart) => cart.itemCount > 0);
  const toast = useToast();
  const { colors, space, from } = useTheme();
  const isLocal = !canSignInAgain(user);
  const name = `${user.firstName} ${user.lastName}`.trim();

  /** `RequireSignIn` then redirects to the home page. */
  function signOut() {
    logout();
    toast({ title: 'Signed out' });
  }

  return (
    <div
      css={{
        display: 'grid',
        gap: space(6),
        alignItems: 'center',
        [from.desktop]: { gridTemplateColumns: '1fr auto' },
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center', gap: space(5), minWidth: 0 }}>
        <Avatar user={user} />
        <div css={{ display: 'grid', gap: space(1), minWidth: 0 }}>
          <Eyebrow>Your account</Eyebrow>
          <PageHeading tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
            {name || user.email || 'Welcome to your account'}
          </PageHeading>
        </div>
      </div>
      <div css={{ display: 'grid', gap: space(2), [from.desktop]: { justifyItems: 'end' } }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3) }}>
          {hasCart && (
            <ButtonLink to="/checkout" size="small">
              Back to checkout
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
        </div>
        {isLocal && (
          <p id="sign-out-warning" css={{ fontSize: 14.5, color: colors.textSoft }}>
            {LOCAL_ACCOUNT_WARNING}
          </p>
        )}
      </div>
    </div>
  );
}
