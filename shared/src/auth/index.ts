import { createStoreContext } from '../storage/createStoreContext';
import { persistAuth, createAuthStore } from './authStore';

const context = createStoreContext('Auth', () => createAuthStore(), persistAuth);

/** Offers one auth store to everything below it. */
export const AuthProvider = context.Provider;

/** A part of the auth state, for example `useAuth((auth) => auth.user)`; throws outside `AuthProvider`. */
export const useAuth = context.useSelected;

export { createAuthStore, type AuthState } from './authStore';
export { DEMO_ACCOUNT, LOCAL_ACCOUNT_WARNING, canSignInAgain, type IdentityProvider, type NewAccount, type ProfileChange, type User } from './identityProvider';
