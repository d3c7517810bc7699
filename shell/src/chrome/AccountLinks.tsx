import { css, type Theme } from '@emotion/react';
import { Link } from '@glow/shared/router';

/** Where a signed-in person can go from the header (specification §2), and Sign Out. */
export function AccountLinks({ onSignOut }: { onSignOut(): void }) {
  return (
    <ul role="list">
      <li>
        <Link css={row} to="/account">Account Settings</Link>
      </li>
      <li>
        <Link css={row} to="/account/orders">Order History</Link>
      </li>
      <li>
        <Link css={row} to="/wishlist">Wishlist</Link>
      </li>
      <li>
        <button css={row} type="button" onClick={onSignOut}>
          Sign Out
        </button>
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
