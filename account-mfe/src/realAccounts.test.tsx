import { createAuthStore, providerOf, type AccountsKind, type AuthState } from '@glow/shared/auth';
import { fill, renderRoutes, shopper } from '@glow/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Screens } from './routes';

/** What a form says when the store refuses it. */
function refusal(message: string) {
  return Object.assign(new Error(message), { reason: message });
}

/** Opens a page of a store with real accounts, whose auth store has `state`. */
function open(url: string, kind: AccountsKind = 'local', state: Partial<AuthState> = {}) {
  const auth = createAuthStore(providerOf(kind));
  auth.setState(state);
  return renderRoutes(Screens, url, { auth }).user;
}

async function signIn(login: () => Promise<void>) {
  const user = open('/login', 'local', { login });
  await screen.findByLabelText('Email');
  fill('Email', 'noor@example.com');
  fill('Password', 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

const session = { user: shopper, isAuthenticated: true, isHydrated: true, isLoading: false } as const;
const signedIn = { ...session, status: 'signedIn' } as const;

beforeEach(() => localStorage.setItem('glow_account', JSON.stringify({ id: shopper.id, kind: 'local', parts: {} })));

describe('Where accounts are real', () => {
  test('a failed sign-in says what failed, and no demo account is shown (AUTH-18)', async () => {
    await signIn(() => Promise.reject(refusal('Too many attempts. Please try again in 40 seconds.')));
    expect(screen.queryByText('Email: demo@example.com')).not.toBeInTheDocument();
    expect(await screen.findAllByText('Too many attempts. Please try again in 40 seconds.')).not.toHaveLength(0);
  });

  test('a wrong password has the texts of the specification', async () => {
    await signIn(() => Promise.reject(new Error('Invalid credentials')));
    expect(await screen.findByText('We could not sign you in with that email and password.')).toBeVisible();
    expect(screen.getByText('Invalid email or password. Please try again.')).toBeInTheDocument();
  });

  test('a sign-in whose code cannot be loaded is not told as a wrong password (AUTH-18)', async () => {
    await signIn(() => Promise.reject(Object.assign(new Error('Chunk 1 failed'), { name: 'ChunkLoadError' })));
    expect(await screen.findAllByText('The store does not answer. Please try again.')).not.toHaveLength(0);
    expect(screen.queryByText(/password\. Please|that email and password/)).not.toBeInTheDocument();
  });

  test('the link of a reset message sets a new password by the rules of sign-up, and goes on to the login page', async () => {
    const setPassword = jest.fn(async () => undefined);
    const user = open('/forgot-password?token=t1', 'local', { setPassword });
    await screen.findByLabelText('New password');
    fill('New password', 'secret456');
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    expect(await screen.findByText(/^Password must contain at least one uppercase letter/)).toBeVisible();
    expect(setPassword).not.toHaveBeenCalled();
    fill('New password', 'Secret456');
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(setPassword).toHaveBeenCalledWith('t1', 'Secret456');
  });

  test.each([
    ['/login?link=opened', 'Sign in to confirm your address.'],
    ['/login?link=ended', 'This link was used before or is too old.'],
    ['/account?link=ended', 'This link was used before or is too old.'],
    ['/account?link=other', 'This link confirms the address of another account.'],
  ])('%s says what the link was', async (url, sentence) => {
    open(url, 'local', url.startsWith('/account') ? signedIn : {});
    expect((await screen.findByText(sentence, { exact: false })).closest('[role=status]')).toBeVisible();
  });

  test('who has to sign in again is told that the session has ended (AUTH-4)', async () => {
    open('/login', 'local', { hasExpired: true });
    const sentence = /^Your session has ended\. Please sign in again\./;
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
  });

  test('whoever opens the link that confirms an address without its password chooses a new one', async () => {
    const setPassword = jest.fn(async () => undefined);
    const user = open('/login?link=opened', 'local', { setPassword });
    await user.click(await screen.findByRole('link', { name: 'Choose a new one' }));
    expect(await screen.findByText(/Whatever somebody else has kept in this account is removed/)).toBeVisible();
    await screen.findByLabelText('New password');
    fill('New password', 'Secret456');
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(setPassword).toHaveBeenCalledWith('', 'Secret456');
  });

  test.each(['/login?link=opened', '/forgot-password?link=opened'])(
    '%s is any page of its path where accounts are simulated',
    async (url) => {
      open(url, 'simulated');
      expect(await screen.findByRole('button', { name: /Sign In|Send Reset Link/ })).toBeVisible();
      expect(screen.queryByText(/confirm/)).not.toBeInTheDocument();
    },
  );

  test('a link that is too old leads to the form for a new one', async () => {
    const user = open('/forgot-password?token=t1', 'local');
    await user.click(await screen.findByRole('link', { name: 'Ask for a new one' }));
    expect(await screen.findByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  });

  test('signing up says that the address is confirmed first', async () => {
    const signup = jest.fn(async () => undefined);
    const user = open('/signup', 'local', { signup });
    await screen.findByRole('button', { name: 'Create Account' });
    const names = { 'First name': 'Noor', 'Last name': 'Rahman', Email: ' noor@example.com' };
    const passwords = { Password: 'Secret123', 'Confirm password': 'Secret123' };
    for (const [label, value] of Object.entries({ ...names, ...passwords })) fill(label, value);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('noor@example.com')).toBeVisible();
    expect(screen.getByText(/Follow the link of our message/)).toBeVisible();
    expect(screen.queryByText('Account created successfully!')).not.toBeInTheDocument();
    const sent = { firstName: 'Noor', lastName: 'Rahman', email: 'noor@example.com', password: 'Secret123' };
    expect(signup).toHaveBeenCalledWith({ ...sent, phone: undefined });
  });

  test.each([
    ['', 'The sign-in did not finish. Please try again.'],
    ['&reason=claim', 'Your account at the provider has no email address that this store can use.'],
    ['&reason=denied', 'The provider did not allow the sign-in.'],
    ['&reason=other', 'The sign-in did not finish. Please try again.'],
  ])('after a sign-in at the provider that failed (%s) the page says why', async (reason, sentence) => {
    open(`/login?error=oidc${reason}`, 'oidc');
    expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  });

  test('an account of an identity provider is deleted without a password, and its profile is not edited here', async () => {
    const deleteAccount = jest.fn(async () => undefined);
    const user = open('/account', 'oidc', { ...signedIn, deleteAccount });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
    expect(deleteAccount).toHaveBeenCalledWith(undefined);
  });

  test('the profile offers what a real account can do, and no warning of the simulation', async () => {
    const deleteAccount = jest.fn(async () => undefined);
    const user = open('/account', 'local', { ...signedIn, user: { ...shopper, emailVerified: false }, deleteAccount });
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/api/account/export');
    expect(screen.queryByText(/lives only in this browser/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^The address of your account cannot be/);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await screen.findByLabelText('Password');
    // password managers are told whose password it is
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(shopper.email);
    fill('Password', 'Secret123');
    await user.click(screen.getByRole('button', { name: 'Delete Account' }));
    expect(deleteAccount).toHaveBeenCalledWith('Secret123');
  });

  test.each(['/login?error=oidc', '/signup', '/forgot-password'])('%s leads to the identity provider', async (url) => {
    open(url, 'oidc');
    expect(await screen.findByRole('button', { name: 'Continue with your account' })).toBeVisible();
    expect(screen.getByText('The accounts of this shop are kept by its identity provider.')).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryAllByText('The sign-in did not finish. Please try again.')).toHaveLength(
      url.includes('oidc') ? 1 : 0,
    );
  });
});
