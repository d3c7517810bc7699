import type { StoreApi } from 'zustand';

export const BLANK_USER = {
  id: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  createdAt: '',
  emailVerified: false,
};

/** A signed-in user (AUTH-9). `avatar` is an image URL, `createdAt` an ISO timestamp. */
export type User = typeof BLANK_USER & { avatar?: string };

/** Where accounts are: simulated in the browser, on the store's server, or at an OpenID provider. */
export type AccountsKind = 'simulated' | 'local' | 'oidc';

export type NewAccount = Pick<User, 'firstName' | 'lastName' | 'email'> & { password: string; phone?: string };

export type ProfileChange = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The only simulated account that can sign in, shown on the login page (AUTH-8). */
export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'Demo1234' };

export const DEMO_USER_ID = 'user-demo';

/** Whether this account can sign in again after signing out; accounts created in this browser cannot (AUTH-10). */
export function canSignInAgain(user: User): boolean {
  return user.id === DEMO_USER_ID;
}

/** A warning before sign-out from an account that cannot sign in again (AUTH-10). */
export const LOCAL_ACCOUNT_WARNING = "This demo account lives only in this browser and can't sign in again.";

export interface SessionState {
  user: User | undefined;
  /** What the user may do, if accounts are real. */
  roles: readonly string[];
  status: 'loading' | 'visitor' | 'signedIn';
  /** True until storage has been read, and while a login or signup is pending. */
  isLoading: boolean;
  isAuthenticated: boolean;
  /** Whether storage has been read; redirects to the login page must wait for it (AUTH-3). */
  isHydrated: boolean;
  /** Whether the session that this device remembered is over. */
  hasExpired?: boolean;
}

/** Errors of these actions may have a `reason`: a sentence for the user. */
export interface SessionActions {
  /** If it rejects, the user is signed out. `remember` keeps the session 30 days instead of 12 hours. */
  login(email: string, password: string, remember?: boolean): Promise<void>;
  signup(account: NewAccount): Promise<void>;
  updateProfile(change: ProfileChange): Promise<void>;
  resetPassword(email: string): Promise<void>;
  logout(): void;
  refresh(): Promise<void>;
}

export interface RealAccountActions {
  /** `token` is from a reset link. */
  setPassword(token: string, password: string): Promise<void>;
  sendVerification(): Promise<void>;
  logoutEverywhere(): Promise<void>;
  /** Needs the password if the store knows it. */
  deleteAccount(password?: string): Promise<void>;
}

/** The auth state and its actions (AUTH-7). */
export interface AuthState extends SessionState, SessionActions, Partial<RealAccountActions> {
  kind: AccountsKind;
  /** Shows this browser's session and follows it in other tabs; returns a function that ends this. */
  start(): () => void;
}

/** Gives a store the actions of its accounts, which write their results into the store. */
export type SessionProvider = (store: StoreApi<AuthState>) => Omit<AuthState, keyof SessionState>;

/** The state once it is known who is signed in, or that nobody is. */
export function shownSession(user?: User, roles: readonly string[] = []): SessionState {
  return {
    user,
    roles,
    status: user ? 'signedIn' : 'visitor',
    isLoading: false,
    isAuthenticated: user !== undefined,
    isHydrated: true,
    hasExpired: false,
  };
}

/** Actions whose code is loaded by `open` when the first one is called; `names` are separated by spaces. */
export function lazyActions<Actions extends object>(open: () => Promise<Actions>, names: string): Actions {
  const actions = names.split(' ').map((name) => {
    const act = async (...given: never[]) => {
      const action = (await open())[name as keyof Actions] as (...values: never[]) => unknown;
      return action(...given);
    };
    return [name, act];
  });
  return Object.fromEntries(actions);
}
