import { createStoreContext } from '@glow/shared/storage';
import { createAuthStore } from './authStore';

const context = createStoreContext(
  'Auth',
  () => createAuthStore(),
  (store) => store.getState().start(),
);

export const AuthProvider = context.Provider;

/** Selects from the auth state, for example `useAuth((auth) => auth.user)`; throws outside `AuthProvider`. */
export const useAuth = context.useSelected;

export { createAuthStore, providerOf } from './authStore';
export {
  DEMO_ACCOUNT,
  LOCAL_ACCOUNT_WARNING,
  canSignInAgain,
  type AccountsKind,
  type AuthState,
  type NewAccount,
  type ProfileChange,
  type RealAccountActions,
  type SessionProvider,
  type User,
} from './accounts';
