import type { PersistedValue } from '@glow/shared/storage';
import type { StoreApi } from 'zustand';
import { type AuthState, DEMO_ACCOUNT, DEMO_USER_ID, type SessionActions, shownSession, type User } from './accounts';

const HOUR_MS = 3_600_000;
const SHORT_SESSION_MS = 12 * HOUR_MS;
const LONG_SESSION_MS = 30 * 24 * HOUR_MS;

const DEMO_USER: User = {
  id: DEMO_USER_ID,
  email: DEMO_ACCOUNT.email,
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '(555) 010-2368',
  createdAt: '2025-03-14T09:30:00.000Z',
  emailVerified: true,
};

const SIMULATED_DELAY_MS = 1000;

function simulatedDelay() {
  return new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));
}

/** Accounts in the browser; each call takes one second (AUTH-7). */
export function openSimulatedAccounts(
  store: StoreApi<AuthState>,
  storedUser: PersistedValue<User>,
  storedToken: PersistedValue<string>,
): Omit<SessionActions, 'logout' | 'refresh'> {
  function enter(user: User, lifetime: number) {
    storedUser.write(user);
    storedToken.write(`local.${Date.now() + lifetime}`);
    store.setState(shownSession(user));
  }

  return {
    async login(email, password, remember) {
      await simulatedDelay();
      if (email.trim().toLowerCase() !== DEMO_ACCOUNT.email || password !== DEMO_ACCOUNT.password)
        throw new Error('Invalid credentials');
      enter(DEMO_USER, remember ? LONG_SESSION_MS : SHORT_SESSION_MS);
    },
    async signup({ firstName, lastName, email, phone = '' }) {
      await simulatedDelay();
      const now = new Date();
      const account = { id: `user-${now.getTime()}`, email, firstName, lastName, phone };
      enter({ ...account, createdAt: now.toISOString(), emailVerified: false }, SHORT_SESSION_MS);
    },
    async updateProfile(change) {
      const { user } = store.getState();
      if (!user) throw new Error('Nobody is signed in');
      await simulatedDelay();
      if (store.getState().user?.id !== user.id) throw new Error('Signed out meanwhile');
      const changed = { ...user, ...change };
      storedUser.write(changed);
      store.setState({ user: changed });
    },
    async resetPassword() {
      await simulatedDelay();
      console.log('Password reset requested');
    },
  };
}
