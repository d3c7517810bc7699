import { createPersistedValue } from '@glow/shared/storage';
import type { StoreApi } from 'zustand';
import type { AuthState, RealAccountActions } from '../authStore';
import { clearAccountData } from '../clearAccountData';
import type { NewAccount, ProfileChange } from '../identityProvider';
import { owner, VISITOR } from '../owner';
import { sendChanges, syncAccount } from './accountSync';
import { AccountError, currentSession, send, SessionOver } from './requests';

type Store = StoreApi<AuthState>;
type Actions = Pick<AuthState, 'login' | 'signup' | 'updateProfile' | 'resetPassword' | 'refresh'> &
  RealAccountActions & { logout(): Promise<void> };

/** A change is sent when no other has followed for this time. */
const PAUSE_MS = 500;
/** Signing out does not wait longer for the last changes. */
const LAST_CHANGES_MS = 2000;

/** A sign-out that the server has not heard of. */
const unsentSignOut = createPersistedValue('sign_out', Boolean);

/** Does an action of the store; its arguments are those of the action. */
export function act(store: Store, name: string, given: unknown[]): unknown {
  const action = actionsOf(store)[name as keyof Actions] as (...values: unknown[]) => unknown;
  return action(...given);
}

/** The account's data leaves the device. */
function leave(store: Store, hasExpired = false): void {
  clearAccountData();
  store.setState({ ...VISITOR, hasExpired });
}

/** Reads the session, brings the account's data here and shows who is signed in. Rejects without network. */
async function enter(store: Store): Promise<void> {
  if (unsentSignOut.exists()) await signOutAtServer();
  const session = await currentSession();
  const { kind } = store.getState();
  const known = owner.read();
  if (!session) return owner.exists() ? leave(store, true) : store.setState({ ...VISITOR });
  const { user, roles } = session;
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
  const shown = store.getState().user;
  const isSame = JSON.stringify(shown) === JSON.stringify(user);
  const signedIn = { isAuthenticated: true, status: 'signedIn', hasExpired: false } as const;
  store.setState({ ...VISITOR, ...signedIn, user: isSame ? shown : user, roles });
}

async function signOutAtServer(path = 'sign-out'): Promise<string | undefined> {
  unsentSignOut.write(true);
  const answer = await send<{ redirect?: string }>(path).catch((error: unknown) => {
    // any other refusal says that there is no session
    if (error instanceof AccountError) throw error;
  });
  unsentSignOut.remove();
  return answer?.redirect;
}

async function signOut(store: Store, path?: string): Promise<void> {
  const { user } = store.getState();
  const waited = new Promise((resolve) => setTimeout(resolve, LAST_CHANGES_MS));
  if (user) await Promise.race([sendChanges(user.id).catch(() => undefined), waited]);
  // scripts cannot remove the session's cookie, so that what fails is asked for again
  const redirect = await signOutAtServer(path).catch(() => undefined);
  leave(store);
  if (redirect) window.location.assign(redirect);
}

function actionsOf(store: Store): Actions {
  /** Signs in by `ask`; on failure nobody is signed in. */
  async function begin(ask: () => Promise<unknown>) {
    store.setState({ isLoading: true });
    try {
      unsentSignOut.remove();
      await ask();
      await enter(store);
      follow(store);
    } catch (error) {
      store.setState(VISITOR);
      throw error;
    }
  }

  return {
    login: (email, password, rememberMe = false) =>
      begin(() =>
        send(
          'sign-in/email',
          { email, password, rememberMe },
          {
            EMAIL_NOT_VERIFIED: 'Confirm your address first: we have sent you a message with a link.',
          },
        ),
      ),
    signup: ({ firstName, lastName, email, password, phone = '' }: NewAccount) =>
      begin(() =>
        send('sign-up/email', { email, password, name: `${firstName} ${lastName}`, firstName, lastName, phone }),
      ),
    async updateProfile({ firstName, lastName, phone }: ProfileChange) {
      await send('update-user', { name: `${firstName} ${lastName}`, firstName, lastName, phone });
      await enter(store);
    },
    async resetPassword(email) {
      await send('request-password-reset', { email });
    },
    async setPassword(token, newPassword) {
      const sentence = 'This link was used before or is too old. Ask for a new one.';
      await send('reset-password', { token, newPassword }, { INVALID_TOKEN: sentence });
    },
    async sendVerification() {
      await send('send-verification-email', { email: store.getState().user?.email });
    },
    logout: () => signOut(store),
    logoutEverywhere: async () => {
      await send('revoke-sessions');
      await signOut(store);
    },
    async deleteAccount(password) {
      const sentence = 'The password is not right.';
      await send('delete-user', { password }, { INVALID_PASSWORD: sentence, 401: sentence });
      leave(store);
    },
    refresh: () => enter(store),
  };
}

const followed = new WeakSet<Store>();

/** Keeps the device and the account the same while somebody is signed in. */
function follow(store: Store): void {
  if (followed.has(store)) return;
  followed.add(store);
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    if (owner.exists() || unsentSignOut.exists()) void enter(store).catch(() => undefined);
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again());
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

/** Shows who is signed in, when a page opens and when another tab has signed in or out. */
export async function connect(store: Store): Promise<void> {
  const { user, isHydrated } = store.getState();
  const id = owner.read()?.id;
  if (isHydrated && id === user?.id) return;
  if (isHydrated && user && !id) return void store.setState(VISITOR);
  follow(store);
  await enter(store).catch((error: unknown) => {
    if (!(error instanceof AccountError)) throw error;
    // the data stays here until the server can say whose session it is
    store.setState(VISITOR);
  });
}
