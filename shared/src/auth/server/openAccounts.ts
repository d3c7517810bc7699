import type { StoreApi } from 'zustand';
import { clearAccountData } from '../clearAccountData';
import { owner } from '../owner';
import { type AuthState, type RealAccountActions, type SessionActions, shownSession } from '../accounts';
import { currentSession, inTurn, Refusal, send, SessionOver, sessionOf, type SessionHere } from './requests';
import { forgetSignOut, isSignOutUnsent, sendSignOut, sessionHere, noteSignOut } from './unsentSignOut';

type Store = StoreApi<AuthState>;

/** `follow` shows what another tab has changed. */
export type Accounts = SessionActions & RealAccountActions & { follow(): Promise<void> };

/** Loaded only for signed-in users. */
const accountSync = () => import(/* webpackChunkName: "account-sync" */ './accountSync');
const sendChanges = async (id: string) => (await accountSync()).sendChanges(id);

/** A change is sent if no other follows within this time. */
const PAUSE_MS = 500;
/** Sign-out waits at most this long for the last changes. */
const LAST_CHANGES_MS = 2000;

/** Opens real accounts, and keeps device and account the same while a user is signed in. */
export function openAccounts(store: Store): Accounts {
  keepSynchronized(store);
  return {
    async follow() {
      const { user, isHydrated } = store.getState();
      const id = owner.read()?.id;
      if (!isHydrated || (id && id !== user?.id)) await enter(store);
      else if (user && !id) store.setState(shownSession());
    },
    async login(email, password, rememberMe = false) {
      const form = { email, password, rememberMe };
      const { user } = await inTurn(() => send<{ user: object }>('sign-in/email', form, 'user'), 'glow-session');
      forgetSignOut();
      if (!sessionHere()) throw new Refusal('This browser keeps no cookies. Allow them and try again.');
      await enter(store, sessionOf(user));
    },
    async signup(account) {
      await send('sign-up/email', account);
      store.setState({ isLoading: false });
    },
    async updateProfile(change) {
      await send('update-user', change);
      const { user } = store.getState();
      if (user) store.setState({ user: { ...user, ...change, email: user.email } });
    },
    resetPassword: (email) => send('request-password-reset', { email }),
    async setPassword(token, newPassword) {
      await send('reset-password', { token, newPassword });
      // the account's sessions have ended
      await enter(store).catch(() => undefined);
    },
    sendVerification: () => send('send-verification-email', { email: store.getState().user?.email }),
    logout: () => signOut(store),
    async logoutEverywhere() {
      await send('revoke-sessions');
      await signOut(store);
    },
    async deleteAccount(password) {
      await send('delete-user', { password });
      leave(store);
    },
    refresh: () => enter(store),
  };
}

/** Shows that nobody is signed in, and removes the account's data from the device. */
function leave(store: Store, hasExpired = false): void {
  const isOwned = owner.exists();
  if (isOwned) clearAccountData();
  store.setState({ ...shownSession(), hasExpired: hasExpired && isOwned });
}

/** Sends an unsent sign-out, then shows and synchronizes a session. Rejects without an answer. */
async function enter(store: Store, given?: SessionHere): Promise<void> {
  if (isSignOutUnsent()) {
    leave(store);
    await sendSignOut();
  }
  const before = owner.read()?.id;
  const session = given ?? (await currentSession());
  // somebody has signed in or out meanwhile
  if (owner.read()?.id !== before) return;
  if (!session) return leave(store, true);
  const { kind, user: shown } = store.getState();
  const { user, roles } = session;
  const known = owner.read();
  // another account's data is never merged
  if (owner.exists() && (known?.id !== user.id || known.kind !== kind)) clearAccountData();
  if (!owner.exists()) owner.write({ id: user.id, kind, parts: {} });
  try {
    await (await accountSync()).syncAccount(user.id);
  } catch (error) {
    if (error instanceof SessionOver) return leave(store, true);
    // it is synchronized later
    console.warn('The account could not be synchronized', error);
  }
  if (owner.read()?.id !== user.id) return;
  const isSame = JSON.stringify(shown) === JSON.stringify(user);
  store.setState(shownSession(isSame ? shown : user, roles));
}

async function signOut(store: Store): Promise<void> {
  noteSignOut();
  const { user } = store.getState();
  const waited = new Promise((resolve) => setTimeout(resolve, LAST_CHANGES_MS));
  if (user) await Promise.race([sendChanges(user.id).catch(() => undefined), waited]);
  leave(store);
  const redirect = await sendSignOut().catch(() => undefined);
  if (redirect) window.location.assign(redirect);
}

function keepSynchronized(store: Store): void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    if (owner.exists() || isSignOutUnsent()) void enter(store).catch(() => undefined);
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  // a window event, because remotes have their own copies of the storage code
  window.addEventListener('glow-stored', () => {
    clearTimeout(timer);
    timer = setTimeout(sendSoon, PAUSE_MS);
  });

  function sendSoon() {
    const { user } = store.getState();
    if (!user) return;
    sendChanges(user.id).catch((error: unknown) => {
      if (error instanceof SessionOver) leave(store, true);
      // without network the change is sent later
    });
  }
}
