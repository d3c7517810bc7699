import styled from '@emotion/styled';
import { canSignInAgain, LOCAL_ACCOUNT_WARNING, useAuth, type User } from '@glow/shared/auth';
import { useCart } from '@glow/shared/cart';
import { useToast } from '@glow/shared/toast';
import { ButtonLink } from '@glow/shared/navigation';
import { fullName, initialsOf } from '@glow/shared/text';
import { Button, Container, Eyebrow, PageHeading, Row, Stack } from '@glow/shared/ui';
import { Heart, LogOut } from '@glow/shared/icons';
import type { CSSObject, Theme } from '@emotion/react';

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
    <HeaderGrid gap={4}>
      <Identity>
        <Avatar aria-hidden="true">
          {user.avatar ? (
            <img src={user.avatar} alt="" width={80} height={100} />
          ) : (
            initialsOf(fullName(user) || user.email)
          )}
        </Avatar>
        <Name gap={1}>
          <Eyebrow>Your account</Eyebrow>
          <PageHeading tabIndex={-1}>{fullName(user) || user.email || 'Welcome to your account'}</PageHeading>
        </Name>
      </Identity>
      <Actions gap={2}>
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

const Name = styled(Stack)({
  minWidth: 0,
  '& > h1': { overflowWrap: 'anywhere' },
});

const Actions = styled(Stack)(({ theme }) => ({
  [theme.from.desktop]: { justifyItems: 'end' },
  '& > p': { color: theme.colors.textSoft },
}));

/** Size, shape and background of the avatar, which its skeleton shares. */
export function avatarShape({ theme }: { theme: Theme }): CSSObject {
  return {
    flex: 'none',
    // grows as the initials in it do
    width: 'min(3rem, 20vw)',
    aspectRatio: '4 / 5',
    borderRadius: theme.radius.arch,
    background: theme.colors.blush,
    [theme.from.tablet]: { width: '5rem' },
  };
}

/** Decorative, because the name is beside it (NAV-7). */
const Avatar = styled.span(avatarShape, ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: theme.colors.accent,
  fontFamily: theme.fonts.display,
  fontSize: `min(${theme.heading.md}, 8vw)`,
  fontWeight: theme.weight.medium,
  lineHeight: 1,
  '& > img': { height: '100%', objectFit: 'cover' },
}));

export const AccountContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  paddingBlock: `${theme.space(6)} ${theme.space(20)}`,
}));

export const HeaderGrid = styled(Stack)(({ theme }) => ({
  alignItems: 'center',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(60%, 1fr) auto' },
}));

export const Identity = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.pageMargin,
  minWidth: 0,
}));
