import styled from '@emotion/styled';
import { LOCAL_ACCOUNT_WARNING, canSignInAgain, useAuth } from '@glow/shared/auth';
import { useContext, useId } from 'react';
import { LinkItems, useLinks } from '../mainLinks';
import { SignOutContext } from './SignOut';

/** The account links of a signed-in user (NAV-6), and Sign Out. */
export function AccountLinks() {
  const signOut = useContext(SignOutContext);
  const isLocal = useAuth(({ user, kind }) => kind === 'simulated' && user !== undefined && !canSignInAgain(user));
  const warningId = useId();
  return (
    <List role="list">
      <LinkItems links={useLinks('shell/account.links')} />
      <li>
        <button type="button" aria-describedby={isLocal ? warningId : undefined} onClick={signOut}>
          Sign Out
        </button>
        {isLocal && <p id={warningId}>{LOCAL_ACCOUNT_WARNING}</p>}
      </li>
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  'a, button': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: theme.touchTarget,
    padding: `0 ${theme.space(3)}`,
    border: 0,
    borderRadius: theme.radius.small,
    background: 'none',
    fontSize: theme.text.lg,
    textDecoration: 'none',
    transition: 'background 160ms',
    '&:hover': { background: theme.colors.blush },
  },
  p: {
    padding: `0 ${theme.space(3)} ${theme.space(2)}`,
    color: theme.colors.textSoft,
    fontSize: theme.text.md,
    lineHeight: 1.45,
  },
}));
