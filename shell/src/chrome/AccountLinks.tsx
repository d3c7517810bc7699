import { css, useTheme, type Theme } from '@emotion/react';
import { LOCAL_ACCOUNT_WARNING, canSignInAgain, useAuth } from '@glow/shared/auth';
import { Link } from '@glow/shared/router';
import { useId } from 'react';
import { useSignOut } from './SignOut';

/** The account links of a signed-in user (NAV-6), and Sign Out. */
export function AccountLinks() {
  const signOut = useSignOut();
  const isLocal = useAuth(({ user }) => user !== undefined && !canSignInAgain(user));
  const warningId = useId();
  const { colors, space } = useTheme();
  return (
    <ul role="list">
      <li>
        <Link css={row} to="/account">
          Account Settings
        </Link>
      </li>
      <li>
        <Link css={row} to="/account/orders">
          Order History
        </Link>
      </li>
      <li>
        <Link css={row} to="/wishlist">
          Wishlist
        </Link>
      </li>
      <li>
        <button css={row} type="button" aria-describedby={isLocal ? warningId : undefined} onClick={signOut}>
          Sign Out
        </button>
        {isLocal && (
          <p
            id={warningId}
            css={{ padding: `0 ${space(3)} ${space(2)}`, color: colors.textSoft, fontSize: 13.5, lineHeight: 1.45 }}
          >
            {LOCAL_ACCOUNT_WARNING}
          </p>
        )}
      </li>
    </ul>
  );
}

function row({ space, radius, colors }: Theme) {
  return css({
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: `0 ${space(3)}`,
    border: 0,
    borderRadius: radius.small,
    background: 'none',
    fontSize: 15,
    textDecoration: 'none',
    transition: 'background 160ms',
    '&:hover': { background: colors.blush },
  });
}
