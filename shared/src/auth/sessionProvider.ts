import type { StoreApi } from 'zustand';
import type { AccountsKind, NewAccount, ProfileChange, User } from './accounts';

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
  /** Reads the session again. */
  refresh(): Promise<void>;
}

export interface RealAccountActions {
  /** `token` is from a reset link. */
  setPassword(token: string, password: string): Promise<void>;
  /** Sends the message that confirms the address again. */
  sendVerification(): Promise<void>;
  logoutEverywhere(): Promise<void>;
  /** Needs the password if the store knows it. */
  deleteAccount(password?: string): Promise<void>;
}

/** The auth state and its actions (AUTH-6). */
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
