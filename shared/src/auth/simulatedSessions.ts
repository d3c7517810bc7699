import type { User } from './accounts';
import { lazyActions } from './lazyActions';
import { owner } from './owner';
import { shownSession, type SessionProvider } from './sessionProvider';
import { forget, remembered, storedToken, storedUser } from './storedSession';

/** The demo's sessions in `glow_user` and `glow_token` (AUTH-4). A form of an account loads the code of accounts. */
export const simulatedSessions: SessionProvider = (store) => {
  async function open() {
    const loaded = await import(/* webpackChunkName: "account-data" */ './simulatedAccounts');
    return loaded.openSimulatedAccounts(store);
  }

  return {
    ...lazyActions(open, 'login signup updateProfile resetPassword'),
    kind: 'simulated',
    start() {
      // data from when accounts were real may be left
      if (owner.exists()) prepareSignOut(undefined);
      const load = () => store.setState(remembered());
      load();
      const { user, hasExpired } = store.getState();
      // not in `load`: while another tab is signing in, its half-written session must not be removed
      if (!user) forget();
      if (user || hasExpired) prepareSignOut(user);
      // a page from the back/forward cache has got no storage events
      const handlePageShow = (event: PageTransitionEvent) => event.persisted && load();
      window.addEventListener('pageshow', handlePageShow);
      const stops = [
        store.subscribe(({ user: now }, { user: before }) => {
          if (now === before) return;
          if (!now) forget();
          prepareSignOut(now);
        }),
        storedUser.onChange(load),
        storedToken.onChange(load),
        () => window.removeEventListener('pageshow', handlePageShow),
      ];
      return () => stops.forEach((stop) => stop());
    },
    logout: () => store.setState(shownSession()),
    refresh: async () => store.setState(remembered()),
  };
};

/** Loads the sign-out code while a user is signed in, so that it needs no network later; runs it without a user. */
function prepareSignOut(user: User | undefined): void {
  import(/* webpackChunkName: "account-data" */ './clearAccountData').then(
    ({ clearAccountData }) => {
      if (!user) clearAccountData();
    },
    // the account's id still keeps other users from reading its data
    () => undefined,
  );
}
