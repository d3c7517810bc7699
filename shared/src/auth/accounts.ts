/** A signed-in user (AUTH-2). `avatar` is an image URL, `createdAt` an ISO timestamp. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  avatar?: string;
  createdAt: string;
  emailVerified: boolean;
}

export const BLANK_USER = {
  id: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  createdAt: '',
  emailVerified: false,
};

/** Where accounts are: simulated in the browser, on the store's server, or at an OpenID provider. */
export type AccountsKind = 'simulated' | 'local' | 'oidc';

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
}

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
