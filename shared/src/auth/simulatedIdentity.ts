import { DEMO_ACCOUNT, DEMO_USER_ID, type NewAccount, type ProfileChange, type User } from './accounts';

const DEMO_USER: User = {
  id: DEMO_USER_ID,
  email: DEMO_ACCOUNT.email,
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '(555) 010-2368',
  createdAt: '2025-03-14T09:30:00.000Z',
  emailVerified: true,
};

/** Delay of each simulated call (AUTH-7). */
const SIMULATED_DELAY_MS = 1000;

function simulatedDelay() {
  return new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
}

/** The simulated identity provider (AUTH-7): runs in the browser, one second per call. */
export const simulatedIdentity = {
  async login(email: string, password: string): Promise<User> {
    await simulatedDelay();
    if (email.trim().toLowerCase() !== DEMO_ACCOUNT.email || password !== DEMO_ACCOUNT.password)
      throw new Error('Invalid credentials');
    return DEMO_USER;
  },
  async signup({ firstName, lastName, email, phone = '' }: NewAccount): Promise<User> {
    await simulatedDelay();
    const now = new Date();
    const id = `user-${now.getTime()}`;
    return { id, email, firstName, lastName, phone, createdAt: now.toISOString(), emailVerified: false };
  },
  async updateProfile(user: User, change: ProfileChange): Promise<User> {
    await simulatedDelay();
    return { ...user, ...change };
  },
  async resetPassword(): Promise<void> {
    await simulatedDelay();
    console.log('Password reset requested');
  },
};
