import { createStore, type StoreApi } from 'zustand';
import type { AccountsKind } from './accounts';
import { realSessions } from './realSessions';
import { shownSession, type AuthState, type SessionProvider } from './sessionProvider';
import { simulatedSessions } from './simulatedSessions';

/** The provider for the accounts that a shop has. */
export function providerOf(kind: AccountsKind = 'simulated'): SessionProvider {
  return kind === 'simulated' ? simulatedSessions : realSessions(kind);
}

/** Creates an auth store: loading and signed out until it is started. */
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
