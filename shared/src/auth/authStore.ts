import { createStore, type StoreApi } from 'zustand';
import { type AccountsKind, type AuthState, lazyActions, type SessionProvider, shownSession } from './accounts';
import { forget, simulatedSessions } from './simulatedSessions';
import { owner } from './owner';
import type { Accounts } from './server/openAccounts';

export function providerOf(kind: AccountsKind = 'simulated'): SessionProvider {
  return kind === 'simulated' ? simulatedSessions : realSessions(kind);
}

/** The store is loading and signed out until it is started. */
export function createAuthStore(provider: SessionProvider = simulatedSessions): StoreApi<AuthState> {
  return createStore<AuthState>()((set, _get, store) => {
    const sessions = provider(store);

    async function enter(entering: () => Promise<void>) {
      set({ isLoading: true });
      try {
        await entering();
      } catch (error) {
        set(shownSession());
        throw error;
      }
    }

    return {
      ...shownSession(),
      status: 'loading',
      isLoading: true,
      isHydrated: false,
      ...sessions,
      login: (...given) => enter(() => sessions.login(...given)),
      signup: (account) => enter(() => sessions.signup(account)),
    };
  });
}

/** Real sessions, local or of a provider. Their code is loaded if this browser has one, or with the first action. */
function realSessions(kind: AccountsKind): SessionProvider {
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
        // a session from when accounts were simulated may be left
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
