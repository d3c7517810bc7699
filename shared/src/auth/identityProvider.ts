/** A signed-in user (AUTH-2). */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Image URL. */
  avatar?: string;
  /** ISO timestamp. */
  createdAt: string;
  emailVerified: boolean;
}

/** Values of the signup form. */
export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone?: string;
}

/** Fields of the profile form. */
export type ProfileChange = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone'>;

/** The identity provider's interface: simulated today, replaceable by a real provider. Each call may reject. */
export interface IdentityProvider {
  /** Rejects with 'Invalid credentials' when they do not match. */
  login(email: string, password: string): Promise<User>;
  signup(account: NewAccount): Promise<User>;
  updateProfile(user: User, change: ProfileChange): Promise<User>;
  resetPassword(email: string): Promise<void>;
}

/** The only account that can sign in, shown on the login page (AUTH-8). */
export const DEMO_ACCOUNT = { email: 'demo@example.com', password: 'Demo1234' };

export const DEMO_USER_ID = 'user-demo';

const DEMO_USER: User = {
  id: DEMO_USER_ID,
  email: DEMO_ACCOUNT.email,
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '(555) 010-2368',
  createdAt: '2025-03-14T09:30:00.000Z',
  emailVerified: true,
};

/** Whether this account can sign in again after signing out; accounts created in this browser cannot (AUTH-10). */
export function canSignInAgain(user: User): boolean {
  return user.id === DEMO_USER_ID;
}

/** Warning for users of such an account before they sign out (AUTH-10). */
export const LOCAL_ACCOUNT_WARNING = "This demo account lives only in this browser and can't sign in again.";

/** Delay of each simulated call (AUTH-7). */
const SIMULATED_DELAY_MS = 1000;

function simulatedDelay() {
  return new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
}

/** The simulated identity provider (AUTH-7): runs in the browser, one second per call. */
export const simulatedIdentity: IdentityProvider = {
  async login(email, password) {
    await simulatedDelay();
    if (email.trim().toLowerCase() !== DEMO_ACCOUNT.email || password !== DEMO_ACCOUNT.password)
      throw new Error('Invalid credentials');
    return DEMO_USER;
  },
  async signup({ firstName, lastName, email, phone }) {
    await simulatedDelay();
    const now = new Date();
    return {
      id: `user-${now.getTime()}`,
      email,
      firstName,
      lastName,
      phone: phone ?? '',
      createdAt: now.toISOString(),
      emailVerified: false,
    };
  },
  async updateProfile(user, change) {
    await simulatedDelay();
    return { ...user, ...change };
  },
  async resetPassword() {
    await simulatedDelay();
    console.log('Password reset requested');
  },
};
