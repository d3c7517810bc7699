import type { AccountsKind } from './accounts';
import { owner } from './owner';
import { shownSession, type SessionProvider } from './sessionProvider';
import { forget } from './simulatedSessions';
import type { Accounts } from './server/openAccounts';

/** Sessions of the shop's server or of an identity provider; their code is loaded if this browser has one, or with the first action. */
export function realSessions(kind: AccountsKind): SessionProvider {
  return (store) => {
    let opened: Accounts | undefined;

    async function open(): Promise<Accounts> {
      const { openAccounts } = await import(/* webpackChunkName: "server-accounts" */ './server/openAccounts');
      return (opened ??= openAccounts(store));
    }

    return {
      kind,
      start() {
        const follow = () =>
          void open()
            .then((accounts) => accounts.follow())
            .catch(() => store.setState(shownSession()));
        // left from when accounts were simulated
        forget();
        if (owner.exists() || document.cookie.includes('glow_signed_in=1')) follow();
        else store.setState(shownSession());
        // another tab has signed in or out
        return owner.onChange(follow);
      },
      login: async (...given) => (await open()).login(...given),
      signup: async (...given) => (await open()).signup(...given),
      updateProfile: async (...given) => (await open()).updateProfile(...given),
      resetPassword: async (...given) => (await open()).resetPassword(...given),
      logout: async () => (await open()).logout(),
      refresh: async () => (await open()).refresh(),
      setPassword: async (...given) => (await open()).setPassword(...given),
      sendVerification: async () => (await open()).sendVerification(),
      logoutEverywhere: async () => (await open()).logoutEverywhere(),
      deleteAccount: async (...given) => (await open()).deleteAccount(...given),
    };
  };
}
