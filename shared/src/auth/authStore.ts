import { createStore, type StoreApi } from 'zustand';
import { createPersistedValue, fieldsLike, isLike } from '@glow/shared/storage';
import {
  BLANK_USER,
  type AccountsKind,
  type IdentityProvider,
  type NewAccount,
  type ProfileChange,
  type User,
} from './identityProvider';
import { connectRealAccounts, lazyActions } from './lazyRealAccounts';
import { owner, signedIn } from './owner';

/** What only real accounts can do. Each rejects with a sentence for the person. */
export interface RealAccountActions {
  /** Sets a new password by the token of a reset link. */
  setPassword(token: string, password: string): Promise<void>;
  /** Sends the message again that confirms the address. */
  sendVerification(): Promise<void>;
  /** Ends the sessions on all devices. */
  logoutEverywhere(): Promise<void>;
  deleteAccount(password: string): Promise<void>;
}

/** The auth state and its actions (AUTH-6). */
export interface AuthState extends Partial<RealAccountActions> {
  kind: AccountsKind;
  /** What the user may do, where accounts are real. */
  roles: readonly string[];
  status: 'loading' | 'visitor' | 'signedIn';
  user: User | undefined;
  /** True until storage has been read, and while a login or signup is pending. */
  isLoading: boolean;
  isAuthenticated: boolean;
  /** Whether storage has been read; redirects to the login page must wait for it (AUTH-3). */
  isHydrated: boolean;
  /** Whether the session that this device remembered was over when the page was opened. */
  hasExpired?: boolean;
  /** Signs in; on failure the user is signed out and the error is rethrown. `remember` keeps the session 30 days instead of 12 hours. */
  login(email: string, password: string, remember?: boolean): Promise<void>;
  signup(account: NewAccount): Promise<void>;
  updateProfile(change: ProfileChange): Promise<void>;
  resetPassword(email: string): Promise<void>;
  logout(): void;
  /** Reads the session again. */
  refresh(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const SHORT_SESSION_MS = 12 * HOUR_MS;
const LONG_SESSION_MS = 30 * 24 * HOUR_MS;

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

function newToken(lifetime: number): string {
  return `local.${Date.now() + lifetime}`;
}

function isExpired(token: string): boolean {
  const [, expiry = Infinity] = /^local\.(\d+)$/.exec(token) ?? [];
  return Number(expiry) <= Date.now();
}

const storedUser = createPersistedValue('user', parseUser);
const storedToken = createPersistedValue('token', parseToken);

function forget() {
  storedUser.remove();
  storedToken.remove();
}

/** The stored session: nobody when it is incomplete, unreadable or expired. */
function remembered() {
  const user = storedUser.read();
  const token = storedToken.read();
  const hasExpired = token !== undefined && isExpired(token);
  return { ...signedIn(token && !hasExpired ? user : undefined), hasExpired: Boolean(user) && hasExpired };
}

/**
 * Creates an auth store: loading and signed out until it is connected to storage. The simulated provider is loaded when the store
 * calls it, because only forms of an account need it; so is the code of real accounts.
 */
export function createAuthStore(identity?: IdentityProvider, kind: AccountsKind = 'simulated'): StoreApi<AuthState> {
  async function loadIdentity() {
    return identity ?? (await import(/* webpackChunkName: "account-data" */ './simulatedIdentity')).simulatedIdentity;
  }

  const store = createStore<AuthState>()((set, get) => {
    async function enter(ask: (identity: IdentityProvider) => Promise<User>, lifetime: number) {
      set({ isLoading: true });
      try {
        const user = await ask(await loadIdentity());
        storedUser.write(user);
        storedToken.write(newToken(lifetime));
        set(signedIn(user));
      } catch (error) {
        forget();
        set(signedIn(undefined));
        throw error;
      }
    }

    return {
      kind,
      roles: [],
      status: 'loading',
      user: undefined,
      isLoading: true,
      isAuthenticated: false,
      isHydrated: false,
      login: (email, password, remember = false) =>
        enter((identity) => identity.login(email, password), remember ? LONG_SESSION_MS : SHORT_SESSION_MS),
      signup: (account) => enter((identity) => identity.signup(account), SHORT_SESSION_MS),
      async updateProfile(change) {
        const { user } = get();
        if (!user) throw new Error('Nobody is signed in');
        const changed = await (await loadIdentity()).updateProfile(user, change);
        if (get().user?.id !== user.id) throw new Error('Signed out meanwhile');
        storedUser.write(changed);
        set({ user: changed });
      },
      resetPassword: async (email) => (await loadIdentity()).resetPassword(email),
      logout() {
        forget();
        set(signedIn(undefined));
      },
      refresh: async () => set(remembered()),
    };
  });
  if (kind !== 'simulated') store.setState(lazyActions(store));
  return store;
}

/** Loads the session from `glow_user` and `glow_token` (AUTH-4) and follows changes in other tabs. */
export function persistAuth(store: StoreApi<AuthState>): () => void {
  if (store.getState().kind !== 'simulated') {
    forget();
    return connectRealAccounts(store);
  }
  // left from when accounts were real
  if (owner.exists()) prepareSignOut(undefined);
  const load = () => store.setState({ ...remembered(), isHydrated: true });
  load();
  const { user, hasExpired } = store.getState();
  // not in `load`: while another tab is signing in, its half-written session must not be removed
  if (!user) forget();
  if (user || hasExpired) prepareSignOut(user);
  const stopEnds = store.subscribe((now, before) => now.user !== before.user && prepareSignOut(now.user));
  const stopUser = storedUser.onChange(load);
  const stopToken = storedToken.onChange(load);
  // a page in the back/forward cache gets no storage events
  const handlePageShow = (event: PageTransitionEvent) => event.persisted && load();
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    stopEnds();
    stopUser();
    stopToken();
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/**
 * Loads the code that removes what an account leaves here while it is signed in, so that signing out needs no network; without a user it
 * runs at once.
 */
function prepareSignOut(user: User | undefined): void {
  import(/* webpackChunkName: "account-data" */ './clearAccountData').then(
    ({ clearAccountData }) => {
      if (!user) clearAccountData();
    },
    // its id still keeps others from reading it
    () => undefined,
  );
}
