import type { AccountsKind } from './accounts';
import { lazyActions } from './lazyActions';
import { owner } from './owner';
import type { Accounts } from './server/openAccounts';
import { shownSession, type SessionProvider } from './sessionProvider';
import { forget } from './storedSession';

/** Sessions of the shop's server or of an identity provider; their code is loaded if this browser has one, or with the first action. */
export function realSessions(kind: AccountsKind): SessionProvider {
  return (store) => {
    let opened: Accounts | undefined;

    async function open(): Promise<Accounts> {
      const { openAccounts } = await import(/* webpackChunkName: "server-accounts" */ './server/openAccounts');
      return (opened ??= openAccounts(store));
    }

    function follow() {
      open()
        .then((accounts) => accounts.follow())
        .catch(() => store.setState(shownSession()));
    }

    return {
      kind,
      start() {
        // left from when accounts were simulated
        forget();
        if (owner.exists() || document.cookie.includes('glow_signed_in=1')) follow();
        else store.setState(shownSession());
        // another tab has signed in or out
        return owner.onChange(follow);
      },
      ...lazyActions(
        open,
        'login signup updateProfile resetPassword logout refresh setPassword sendVerification logoutEverywhere deleteAccount',
      ),
    };
  };
}
