import { createPersistedValue } from '@glow/shared/storage';
import type { StoreApi } from 'zustand';
import { clearAccountData } from '../clearAccountData';
import { owner } from '../owner';
import { shownSession, type AuthState, type RealAccountActions, type SessionActions } from '../sessionProvider';
import { sendChanges, syncAccount } from './accountSync';
import { currentSession, Refusal, send, SessionOver } from './requests';

type Store = StoreApi<AuthState>;

/** The actions of a store, and `follow`, which shows what another tab has changed. */
export type Accounts = SessionActions & RealAccountActions & { follow(): Promise<void> };

/** A change is sent when no other has followed for this time. */
const PAUSE_MS = 500;
/** Signing out does not wait longer for the last changes. */
const LAST_CHANGES_MS = 2000;

/** A sign-out that the server has not heard of. */
const unsentSignOut = createPersistedValue('sign_out', Boolean);

/** Real accounts for a store; device and account are kept the same while somebody is signed in. */
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
      unsentSignOut.remove();
      await send('sign-in/email', { email, password, rememberMe });
      await enter(store);
    },
    async signup(account) {
      await send('sign-up/email', account);
      await enter(store);
    },
    async updateProfile(change) {
      await send('update-user', change);
      await enter(store);
    },
    async resetPassword(email) {
      await send('request-password-reset', { email });
    },
    async setPassword(token, newPassword) {
      await send('reset-password', { token, newPassword });
    },
    async sendVerification() {
      await send('send-verification-email', { email: store.getState().user?.email });
    },
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

/** The account's data leaves the device. */
function leave(store: Store, hasExpired = false): void {
  clearAccountData();
  store.setState({ ...shownSession(), hasExpired });
}

/** Reads the session, brings the account's data here and shows who is signed in. Rejects without network. */
async function enter(store: Store): Promise<void> {
  if (unsentSignOut.exists()) await signOutAtServer();
  const session = await currentSession();
  if (!session) return owner.exists() ? leave(store, true) : store.setState(shownSession());
  const { kind, user: shown } = store.getState();
  const { user, roles } = session;
  const known = owner.read();
  // another account's data is never merged
  if (owner.exists() && (known?.id !== user.id || known.kind !== kind)) clearAccountData();
  if (!owner.exists()) owner.write({ id: user.id, kind, parts: {} });
  try {
    await syncAccount(user.id);
  } catch (error) {
    if (error instanceof SessionOver) return leave(store, true);
    // it is synchronized later
    console.warn('The account could not be synchronized', error);
  }
  if (owner.read()?.id !== user.id) return;
  const isSame = JSON.stringify(shown) === JSON.stringify(user);
  store.setState(shownSession(isSame ? shown : user, roles));
}

/** Ends the session; returns where it ends at an identity provider. */
async function signOutAtServer(): Promise<string | undefined> {
  unsentSignOut.write(true);
  const answer = await send<{ redirect?: string }>('sign-out').catch((error: unknown) => {
    // any other refusal says that there is no session
    if (error instanceof Refusal) throw error;
  });
  unsentSignOut.remove();
  return answer?.redirect;
}

async function signOut(store: Store): Promise<void> {
  const { user } = store.getState();
  const waited = new Promise((resolve) => setTimeout(resolve, LAST_CHANGES_MS));
  if (user) await Promise.race([sendChanges(user.id).catch(() => undefined), waited]);
  // scripts cannot remove the session's cookie, so that what fails is asked for again
  const redirect = await signOutAtServer().catch(() => undefined);
  leave(store);
  if (redirect) window.location.assign(redirect);
}

function keepSynchronized(store: Store): void {
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    if (owner.exists() || unsentSignOut.exists()) void enter(store).catch(() => undefined);
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
  // of this page: its remotes have their own copies of what writes
  window.addEventListener('glow-stored', () => {
    clearTimeout(timer);
    timer = setTimeout(sendSoon, PAUSE_MS);
  });

  function sendSoon() {
    const { user } = store.getState();
    if (!user) return;
    sendChanges(user.id).catch((error: unknown) => {
      if (error instanceof SessionOver) leave(store, true);
      // without network it is sent when there is one again
    });
  }
}
