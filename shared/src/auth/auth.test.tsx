import {
  AuthProvider,
  DEMO_ACCOUNT,
  canSignInAgain,
  createAuthStore,
  useAuth,
  type AuthState,
  type NewAccount,
  type User,
} from '@glow/shared/auth';
import { shopper } from '@glow/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { simulatedSessions } from './simulatedSessions';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const HOUR = 3_600_000;

const names = { firstName: 'Noor', lastName: 'Rahman', email: 'noor@example.com' };
const newcomer: NewAccount = { ...names, password: 'Secret123' };

function Greeting() {
  const { user, isLoading, isAuthenticated } = useAuth((auth) => auth);
  return <p>{`${isAuthenticated ? `Hello ${user?.firstName}` : 'Signed out'}${isLoading ? ', one moment' : ''}`}</p>;
}

/** Renders a page with an auth provider. */
function openPage(actions: Partial<AuthState> = {}) {
  const store = createAuthStore((shown) => ({ ...simulatedSessions(shown), ...actions }));
  const view = render(
    <AuthProvider store={store}>
      <Greeting />
    </AuthProvider>,
  );
  return { ...view, store, auth: store.getState() };
}

function remember(user: unknown, token: unknown) {
  if (user !== undefined) localStorage.setItem('glow_user', JSON.stringify(user));
  if (token !== undefined) localStorage.setItem('glow_token', JSON.stringify(token));
}

function tokenFor(milliseconds: number): string {
  return `local.${Date.now() + milliseconds}`;
}

const storedKeys = () => Object.keys(localStorage).sort();
const storedUser = () => JSON.parse(localStorage.getItem('glow_user') ?? '');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Changes `localStorage` as another tab would and fires the storage event here. */
function otherTab(key: string | null, change: () => void) {
  change();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function comeBack(persisted: boolean) {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
}

/** Starts an action and advances fake time; returns its outcome. */
async function wait(milliseconds: number, begin: () => Promise<void>) {
  let outcome = 'pending';
  await act(async () => {
    begin().then(
      () => (outcome = 'done'),
      (error: Error) => (outcome = error.message),
    );
    await jest.advanceTimersByTimeAsync(milliseconds);
  });
  return () => outcome;
}

function deviceRefuses(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The device refuses', 'SecurityError');
  });
}

const VISITOR = { user: undefined, isLoading: false, isAuthenticated: false, isHydrated: true };

function expectSignedOut() {
  expect(screen.getByText('Signed out')).toBeVisible();
  expect(storedKeys()).toEqual([]);
}

const network = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  globalThis.fetch = network;
});

afterEach(() => {
  // No network call is made: signing in and up, resetting and updating are simulated here
  expect(network).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

describe('When a page opens', () => {
  test('it knows nobody yet and says that it is loading; a first visitor is then signed out (AUTH-3)', () => {
    const page = (
      <AuthProvider>
        <Greeting />
      </AuthProvider>
    );
    remember(shopper, tokenFor(HOUR));
    expect(renderToString(page)).toContain('Signed out, one moment');
    expect(createAuthStore().getState()).toMatchObject({ ...VISITOR, isLoading: true, isHydrated: false });
    localStorage.clear();
    const { store } = openPage();
    expect(screen.getByText('Signed out')).toBeVisible();
    expect(store.getState()).toMatchObject(VISITOR);
  });

  test('a shopper whose user and token are stored is signed in (AUTH-4)', () => {
    remember(shopper, tokenFor(HOUR));
    const { store } = openPage();
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    expect(store.getState()).toMatchObject({ ...VISITOR, user: shopper, isAuthenticated: true });
  });

  test.each<[string, unknown, unknown]>([
    ['a user without a token', shopper, undefined],
    ['a token without a user', undefined, 'local.99999999999999'],
    ['a token that has just expired', shopper, `local.${NOW.getTime()}`],
    ['an empty token', shopper, ''],
    ['a token that is no text', shopper, 99_999_999_999_999],
    ['a user without an email', { ...shopper, email: undefined }, 'local.99999999999999'],
    ['a user without an id', { ...shopper, id: 7 }, 'local.99999999999999'],
    ['a list in place of a user', [shopper], 'local.99999999999999'],
    ['a prototype for a user', JSON.parse(`{"__proto__":${JSON.stringify(shopper)}}`), 'local.99999999999999'],
    ['null twice', null, null],
  ])('%s counts as nobody and is removed (AUTH-4)', (_, user, token) => {
    remember(user, token);
    openPage();
    expectSignedOut();
  });

  test('broken text in place of the user counts as nobody and is removed', () => {
    remember(undefined, tokenFor(HOUR));
    localStorage.setItem('glow_user', '{broken');
    openPage();
    expectSignedOut();
  });

  test.each(['"eyJhbGciOi"', 'abc', 'local.soon'])('the token %s of another kind has no end (AUTH-4)', (token) => {
    remember(shopper, undefined);
    localStorage.setItem('glow_token', token);
    openPage();
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    expect(localStorage.getItem('glow_token')).toBe(token);
  });

  test.each([
    ['has expired', 0, true],
    ['goes on', 1, false],
  ])('a session that %s is said to be so (AUTH-4)', (_, milliseconds, hasExpired) => {
    remember(shopper, tokenFor(milliseconds));
    expect(openPage().store.getState().hasExpired).toBe(hasExpired);
  });

  test('a device that cannot be read leaves the shopper signed out', () => {
    remember(shopper, tokenFor(HOUR));
    deviceRefuses('getItem');
    openPage();
    expect(screen.getByText('Signed out')).toBeVisible();
  });

  test('fields of a stored user that are missing or strange are empty', () => {
    const known = { id: 'user-1', email: 'amelia@example.com' };
    remember({ ...known, firstName: 7, emailVerified: 'yes' }, tokenFor(HOUR));
    const blank = { firstName: '', lastName: '', phone: '', createdAt: '', emailVerified: false };
    expect(openPage().store.getState().user).toEqual({ ...known, ...blank });
  });
});

describe('Logging in', () => {
  test.each([
    ['for 12 hours', false, 12 * HOUR],
    ['for 30 days when asked to remember', true, 30 * 24 * HOUR],
  ])('takes a second and stores user and token %s (AUTH-5, AUTH-7)', async (_, isRemembered, lifetime) => {
    const { auth, store } = openPage();
    const outcome = await wait(999, () => auth.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password, isRemembered));
    expect(screen.getByText('Signed out, one moment')).toBeVisible();
    expect(storedKeys()).toEqual([]);
    await pass(1);
    expect(outcome()).toBe('done');
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    const { user } = store.getState();
    expect(store.getState()).toMatchObject({
      isAuthenticated: true,
      isLoading: false,
      user: { email: DEMO_ACCOUNT.email },
    });
    expect(storedUser()).toEqual(user);
    expect(localStorage.getItem('glow_token')).toBe(`"local.${NOW.getTime() + 1000 + lifetime}"`);
    expect(JSON.stringify(localStorage)).not.toContain(DEMO_ACCOUNT.password);
  });

  test('lasts for the next page, until the session is over (AUTH-4)', async () => {
    const { auth, unmount } = openPage();
    await wait(1000, () => auth.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password));
    unmount();
    openPage().unmount();
    expect(storedKeys()).toEqual(['glow_token', 'glow_user']);
    jest.setSystemTime(NOW.getTime() + 1000 + 12 * HOUR);
    openPage();
    expectSignedOut();
  });

  test.each([' demo@example.com ', 'Demo@Example.com'])('takes the email %j, however it was typed', async (email) => {
    const { auth } = openPage();
    await wait(1000, () => auth.login(email, DEMO_ACCOUNT.password));
    expect(screen.getByText('Hello Amelia')).toBeVisible();
  });

  test.each([
    ['another email', 'noor@example.com', DEMO_ACCOUNT.password],
    ['another password', DEMO_ACCOUNT.email, 'demo1234'],
    ['a password with a space', DEMO_ACCOUNT.email, `${DEMO_ACCOUNT.password} `],
    ['nothing', '', ''],
  ])('with %s fails after a second, says why, and signs out (AUTH-7, AUTH-8)', async (_, email, password) => {
    remember(shopper, tokenFor(HOUR));
    const { auth, store } = openPage();
    const outcome = await wait(999, () => auth.login(email, password));
    expect(outcome()).toBe('pending');
    await pass(1);
    expect(outcome()).toBe('Invalid credentials');
    expect(store.getState()).toMatchObject(VISITOR);
    expectSignedOut();
  });

  test('works where the device stores nothing, until the page is left', async () => {
    deviceRefuses('setItem');
    const { auth } = openPage();
    await wait(1000, () => auth.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password));
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    act(() => auth.logout());
    expect(screen.getByText('Signed out')).toBeVisible();
  });
});

describe('Signing up', () => {
  test('takes a second and makes a user who cannot sign in again (AUTH-7, AUTH-9, AUTH-10)', async () => {
    const { auth, store } = openPage();
    const outcome = await wait(999, () => auth.signup({ ...newcomer, phone: '555 0101' }));
    expect(outcome()).toBe('pending');
    await pass(1);
    const id = `user-${NOW.getTime() + 1000}`;
    const made = { ...names, id, phone: '555 0101', createdAt: '2026-11-20T10:00:01.000Z', emailVerified: false };
    expect(store.getState()).toMatchObject({ user: made, isAuthenticated: true, isLoading: false });
    expect(storedUser()).toEqual(made);
    expect(localStorage.getItem('glow_token')).toBe(`"${tokenFor(12 * HOUR)}"`);
    expect(JSON.stringify(localStorage)).not.toContain(newcomer.password);
    expect(canSignInAgain(made)).toBe(false);
    await wait(1000, () => auth.login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password));
    expect(canSignInAgain(store.getState().user as User)).toBe(true);
    await wait(1000, () => auth.signup(newcomer));
    expect(store.getState().user?.phone).toBe('');
  });

  test('that fails leaves the shopper signed out and says why (AUTH-7)', async () => {
    const { auth } = openPage({ signup: () => Promise.reject(new Error('No room')) });
    const outcome = await wait(0, () => auth.signup(newcomer));
    expect(outcome()).toBe('No room');
    expectSignedOut();
  });
});

describe('Changing the profile', () => {
  const change = { firstName: 'Amelie', lastName: 'Hart', email: 'amelie@example.com', phone: '' };

  test('takes a second, and merges what changed into the user (AUTH-7)', async () => {
    remember({ ...shopper, avatar: '/avatar.png' }, tokenFor(HOUR));
    const { auth, store } = openPage();
    const outcome = await wait(999, () => auth.updateProfile(change));
    expect(outcome()).toBe('pending');
    expect(store.getState()).toMatchObject({ isAuthenticated: true, isLoading: false });
    await pass(1);
    expect(screen.getByText('Hello Amelie')).toBeVisible();
    const changed = { ...shopper, ...change, avatar: '/avatar.png' };
    expect([store.getState().user, storedUser()]).toEqual([changed, changed]);
  });

  test('that fails leaves the user as they were and says why; that of nobody is refused', async () => {
    const { auth: ofNobody, unmount } = openPage();
    const refused = await wait(0, () => ofNobody.updateProfile(change));
    expect(refused()).toBe('Nobody is signed in');
    unmount();
    remember(shopper, tokenFor(HOUR));
    const { auth, store } = openPage({ updateProfile: () => Promise.reject(new Error('No way')) });
    const outcome = await wait(0, () => auth.updateProfile(change));
    expect(outcome()).toBe('No way');
    expect(store.getState()).toMatchObject({ user: shopper, isAuthenticated: true });
  });

  test('does not bring back a shopper who signs out meanwhile, which clears all values (AUTH-16)', async () => {
    remember(shopper, tokenFor(HOUR));
    const { auth, store } = openPage();
    const outcome = await wait(500, () => auth.updateProfile(change));
    act(() => auth.logout());
    expect(store.getState()).toMatchObject(VISITOR);
    expectSignedOut();
    await pass(500);
    expect(outcome()).toBe('Signed out meanwhile');
    expect(store.getState().user).toBeUndefined();
    expect(storedKeys()).toEqual([]);
  });
});

test.each([
  ['an unknown address', 'amelia@example.com'],
  ['the demo account', DEMO_ACCOUNT.email],
])('Resetting the password of %s takes a second and only logs a message (AUTH-7, AUTH-11)', async (_, email) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  remember(shopper, tokenFor(HOUR));
  const { auth, store } = openPage();
  const before = store.getState();
  const outcome = await wait(999, () => auth.resetPassword(email));
  expect(outcome()).toBe('pending');
  expect(log).not.toHaveBeenCalled();
  await pass(1);
  expect(outcome()).toBe('done');
  expect(log.mock.calls).toEqual([['Password reset requested']]);
  expect(store.getState()).toEqual(before);
});

describe('Another tab', () => {
  test.each(['glow_user', 'glow_token', null])('that signs out signs out here (key %s) (AUTH-4)', (key) => {
    remember(shopper, tokenFor(HOUR));
    openPage();
    otherTab(key, () => localStorage.clear());
    expect(screen.getByText('Signed out')).toBeVisible();
  });

  test('that is signing in signs in here, once both values are there, of which this tab removes neither, and changes the profile', () => {
    openPage();
    otherTab('glow_user', () => remember(shopper, undefined));
    expect(screen.getByText('Signed out')).toBeVisible();
    expect(storedKeys()).toEqual(['glow_user']);
    otherTab('glow_token', () => remember(undefined, tokenFor(HOUR)));
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    expect(storedKeys()).toEqual(['glow_token', 'glow_user']);
    otherTab('glow_user', () => remember({ ...shopper, firstName: 'Amelie' }, undefined));
    expect(screen.getByText('Hello Amelie')).toBeVisible();
  });

  test('that signed out while this page was in the back/forward cache is heard of on the way back', () => {
    remember(shopper, tokenFor(HOUR));
    openPage();
    localStorage.clear();
    comeBack(false);
    expect(screen.getByText('Hello Amelia')).toBeVisible();
    comeBack(true);
    expect(screen.getByText('Signed out')).toBeVisible();
  });

  test('is not heard any more once the page is gone', () => {
    remember(shopper, tokenFor(HOUR));
    const { store, unmount } = openPage();
    unmount();
    otherTab(null, () => localStorage.clear());
    expect(store.getState().user).toEqual(shopper);
  });
});
