import type { StoreApi } from 'zustand';
import type { AccountsKind, NewAccount, ProfileChange, User } from './accounts';

/** What a session is for its user. */
export interface SessionState {
  user: User | undefined;
  /** What the user may do, where accounts are real. */
  roles: readonly string[];
  status: 'loading' | 'visitor' | 'signedIn';
  /** True until storage has been read, and while a login or signup is pending. */
  isLoading: boolean;
  isAuthenticated: boolean;
  /** Whether storage has been read; redirects to the login page must wait for it (AUTH-3). */
  isHydrated: boolean;
  /** Whether the session that this device remembered was over when the page was opened. */
  hasExpired?: boolean;
}

/** What can be done with a session. What rejects may have a `reason`, a sentence for the person. */
export interface SessionActions {
  /** Signs in; on failure the user is signed out and the error is rethrown. `remember` keeps the session 30 days instead of 12 hours. */
  login(email: string, password: string, remember?: boolean): Promise<void>;
  signup(account: NewAccount): Promise<void>;
  updateProfile(change: ProfileChange): Promise<void>;
  resetPassword(email: string): Promise<void>;
  logout(): void;
  /** Reads the session again. */
  refresh(): Promise<void>;
}

/** What only real accounts can do. */
export interface RealAccountActions {
  /** Sets a new password by the token of a reset link. */
  setPassword(token: string, password: string): Promise<void>;
  /** Sends the message again that confirms the address. */
  sendVerification(): Promise<void>;
  /** Ends the sessions on all devices. */
  logoutEverywhere(): Promise<void>;
  /** With the password, if the shop knows it. */
  deleteAccount(password?: string): Promise<void>;
}

/** The auth state and its actions (AUTH-6). */
export interface AuthState extends SessionState, SessionActions, Partial<RealAccountActions> {
  kind: AccountsKind;
  /** Shows the session of this browser and follows it in other tabs, for `AuthProvider`; returns a function that ends this. */
  start(): () => void;
}

/** Whose sessions a store has: gives the store its actions, which show there what they find. */
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
