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
export type { AuthState, RealAccountActions, SessionProvider } from './sessionProvider';
export {
  DEMO_ACCOUNT,
  LOCAL_ACCOUNT_WARNING,
  canSignInAgain,
  type AccountsKind,
  type NewAccount,
  type ProfileChange,
  type User,
} from './accounts';
