import { createPersistedValue, fieldsLike, isLike } from '@glow/shared/storage';
import { BLANK_USER, lazyActions, shownSession, type SessionProvider, type User } from './accounts';
import { owner } from './owner';

function parseUser(stored: unknown): User {
  if (!isLike({ id: '', email: '' }, stored)) throw new Error('not a user');
  const { avatar } = Object(stored);
  return { ...fieldsLike(BLANK_USER, stored), avatar: typeof avatar === 'string' ? avatar : undefined };
}

/** Own tokens are `local.<expiry in epoch milliseconds>` (AUTH-5); any other text is a token without an end. */
function parseToken(stored: unknown): string {
  if (typeof stored !== 'string' || stored === '') throw new Error('not a token');
  return stored;
}

function isExpired(token: string): boolean {
  const [, expiry = Infinity] = /^local\.(\d+)$/.exec(token) ?? [];
  return Number(expiry) <= Date.now();
}

const storedUser = createPersistedValue('user', parseUser);
const storedToken = createPersistedValue('token', parseToken);

export function forget(): void {
  storedUser.remove();
  storedToken.remove();
}

/** The stored session: nobody if it is incomplete, unreadable or expired. */
function remembered() {
  const user = storedUser.read();
  const token = storedToken.read();
  const hasExpired = token !== undefined && isExpired(token);
  return { ...shownSession(token && !hasExpired ? user : undefined), hasExpired: Boolean(user) && hasExpired };
}

/** The demo's sessions in `glow_user` and `glow_token` (AUTH-4). A form of an account loads the code of accounts. */
export const simulatedSessions: SessionProvider = (store) => {
  async function open() {
    const loaded = await import(/* webpackChunkName: "account-data" */ './simulatedAccounts');
    return loaded.openSimulatedAccounts(store, storedUser, storedToken);
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
