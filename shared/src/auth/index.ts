import { createStoreContext } from '@glow/shared/storage';
import { persistAuth, createAuthStore } from './authStore';

const context = createStoreContext('Auth', () => createAuthStore(), persistAuth);

export const AuthProvider = context.Provider;

/** Selects from the auth state, for example `useAuth((auth) => auth.user)`; throws outside `AuthProvider`. */
export const useAuth = context.useSelected;

export { createAuthStore, type AuthState, type RealAccountActions } from './authStore';
export {
  DEMO_ACCOUNT,
  LOCAL_ACCOUNT_WARNING,
  canSignInAgain,
  type AccountsKind,
  type IdentityProvider,
  type NewAccount,
  type ProfileChange,
  type User,
} from './identityProvider';
