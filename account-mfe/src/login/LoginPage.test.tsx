import { renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openLogin(url = '/login') {
  const page = renderRoutes(Screens, url);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });

  async function signIn(email: string, password: string) {
    await page.user.clear(screen.getByLabelText('Email'));
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.clear(screen.getByLabelText('Password'));
    await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }

  return { ...page, signIn };
}

describe('Login', () => {
  test('the demo account can be filled in, and opens the account a second later', async () => {
    const { user, place, stores } = await openLogin();
    expect(screen.getByText('Email: demo@example.com')).toBeVisible();
    expect(screen.getByText('Password: Demo1234')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(place.url).toBe('/login');
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('demo@example.com');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(place.url).toBe('/account');
    expect(stores.toast.getState().toasts).toMatchObject([
      { title: 'Welcome back!', description: 'You have successfully logged in.' },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
  });

  test('wrong credentials are refused, the input stays, and the next sign-in can succeed', async () => {
    const { signIn, place } = await openLogin();
    await signIn('demo@example.com', 'Demo12345');
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Invalid email or password. Please try again.')).toBeVisible();
    expect(screen.getByText('We could not sign you in with that email and password.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('Demo12345');
    expect(place.url).toBe('/login');
    await signIn('demo@example.com', 'Demo1234');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(place.url).toBe('/account');
  });

  test('a second click while signing in has no effect', async () => {
    const { user, stores } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(stores.toast.getState().toasts).toHaveLength(1);
  });

  test('missing fields show a message below them, which goes away when the field is edited', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await user.type(email, 'a');
    expect(email).toHaveAccessibleDescription('');
  });

  test('the password can be shown and hidden', async () => {
    const { user } = await openLogin();
    const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
    await user.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test.each([
    ['twelve hours', false, 12],
    ['thirty days', true, 30 * 24],
  ])('a session lasts %s when "Remember me" is %s', async (_, remember, hours) => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    if (remember) await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(localStorage.getItem('glow_token')).toBe(`"local.${Date.now() + hours * 3_600_000}"`);
  });

  test.each([
    ['/login?from=/account/addresses', '/account/addresses'],
    ['/login?from=%2Faccount%2Forders%3Fpage%3D2', '/account/orders?page=2'],
    ['/login?from=//other.example', '/account'],
    ['/login?from=%2F%2Fother.example', '/account'],
    ['/login?from=/%252Fother.example', '/account'],
    ['/login?from=/%5Cother.example', '/account'],
    ['/login?from=https://other.example', '/account'],
    ['/login?from=https%3A%2F%2Fother.example', '/account'],
    ['/login?from=javascript:alert(1)', '/account'],
    ['/login?from=/login', '/account'],
  ])('%s goes on to %s', async (url, destination) => {
    const { user, place } = await openLogin(url);
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(place.url).toBe(destination);
  });

  test('an account page redirects to login, and opens afterwards', async () => {
    const { user, place } = await openLogin('/account/orders?page=2');
    expect(place.url).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(place.url).toBe('/account/orders?page=2');
  });

  test('a signed-in shopper is redirected', async () => {
    const { place } = renderRoutes(Screens, '/login?from=/account/payment-methods', { user: shopper });
    expect(await screen.findByRole('heading', { name: 'Payment methods' })).toBeVisible();
    expect(place.url).toBe('/account/payment-methods');
  });

  test.each([
    ['Create an account', 'Create an account', 'Sign In'],
    ['Forgot password?', 'Forgot your password?', 'Back to Sign In'],
  ])('going to "%s" and back keeps the return path', async (there, heading, back) => {
    const { user, place } = await openLogin('/account/orders?page=2');
    await user.click(screen.getByRole('link', { name: there }));
    await screen.findByRole('heading', { level: 1, name: heading });
    await user.click(screen.getByRole('link', { name: back }));
    await user.click(await screen.findByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(place.url).toBe('/account/orders?page=2');
  });

  test('the fields have the attributes for password managers', async () => {
    await openLogin();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('filling in the demo account is announced and clears errors', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Please check 2 fields');
    await user.click(screen.getByRole('button', { name: 'Fill demo account' }));
    expect(screen.queryByText('Please check 2 fields')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Demo account filled in')).toBeInTheDocument();
  });

  test('links to signup, password reset and home', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Glow home' })).toHaveAttribute('href', '/');
  });
});
