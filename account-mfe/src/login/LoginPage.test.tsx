import { fill, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => jest.useFakeTimers());
async function openLogin(url = '/login') {
  const page = renderRoutes(Screens, url);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });

  /** Signs in with what the form has. */
  async function send() {
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }

  const fillDemo = () => page.user.click(screen.getByRole('button', { name: 'Fill demo account' }));
  return { ...page, send, fillDemo };
}

describe('Login', () => {
  test('the demo account can be filled in, and opens the account a second later, once (TOAST-6, AUTH-8, ACC-8)', async () => {
    const { user, fillDemo, place, stores } = await openLogin();
    expect(screen.getByText('Email: demo@example.com')).toBeVisible();
    expect(screen.getByText('Password: Demo1234')).toBeVisible();
    await fillDemo();
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(place.url).toBe('/login');
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('demo@example.com');
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(place.url).toBe('/account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    const welcome = { title: 'Welcome back!', description: 'You have successfully logged in.' };
    expect(stores.toast.getState().toasts).toMatchObject([welcome]);
    const endOfTwelveHours = Date.now() - 1000 + 12 * 3_600_000;
    expect(localStorage.getItem('glow_token')).toBe(`"local.${endOfTwelveHours}"`);
  });

  test('wrong credentials are refused, the input stays, and the next sign-in can succeed (TOAST-7)', async () => {
    const { send, place } = await openLogin();
    fill('Email', 'demo@example.com');
    fill('Password', 'Demo12345');
    await send();
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Invalid email or password. Please try again.')).toBeVisible();
    expect(screen.getByText('We could not sign you in with that email and password.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('Demo12345');
    expect(place.url).toBe('/login');
    fill('Password', 'Demo1234');
    await send();
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(place.url).toBe('/account');
  });

  test('missing fields show a message, which goes if the field is edited or filled in (FORM-1, FORM-22)', async () => {
    const { user, fillDemo } = await openLogin();
    const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please check 2 fields')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(password).toHaveAccessibleDescription('Password is required');
    fill('Email', 'a');
    expect(email).toHaveAccessibleDescription('');
    await fillDemo();
    expect(password).toHaveAccessibleDescription('');
    expect(screen.queryByText(/^Please check/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(100));
    expect(screen.getByText('Demo account filled in')).toBeInTheDocument();
  });

  test('the password can be shown and hidden; links lead to signup, password reset and home (NAV-1, FORM-18, ACC-8)', async () => {
    const { user } = await openLogin();
    const toggle = screen.getByRole('button', { name: 'Show password', pressed: false });
    await user.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(toggle);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Glow home' })).toHaveAttribute('href', '/');
  });

  test('a session lasts thirty days with "Remember me" (AUTH-5, ACC-8)', async () => {
    const { user, fillDemo, send } = await openLogin();
    await fillDemo();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await send();
    expect(localStorage.getItem('glow_token')).toBe(`"local.${Date.now() + 30 * 24 * 3_600_000}"`);
  });

  test('after signing in Back leads to the page before the login page (AUTH-14)', async () => {
    // of the home page, which is another remote's
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, place } = renderRoutes(Screens, '/');
    place.go('/login');
    await user.click(await screen.findByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(place.url).toBe('/account');
    place.go(-1);
    expect(place.url).toBe('/');
    log.mockRestore();
  });

  test.each([
    ['/login?from=/account/addresses', '/account/addresses'],
    ['/login?from=%2Faccount%2Forders%3Fpage%3D2', '/account/orders?page=2'],
    ['/login?from=https%3A%2F%2Fother.example', '/account'],
    ['/login?from=/login', '/account'],
    ['/login', '/account'],
  ])('for a signed-in shopper %s goes on to %s (URL-5, AUTH-14)', async (url, destination) => {
    const { place } = renderRoutes(Screens, url, { user: { ...shopper, id: 'user-demo' } });
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    expect(place.url).toBe(destination);
  });

  test.each([
    ['Create an account', 'Create an account', 'Sign In'],
    ['Forgot password?', 'Forgot your password?', 'Back to Sign In'],
  ])('signing in opens the account page, also by way of "%s" (AUTH-1, AUTH-14)', async (there, heading, back) => {
    const { user, place, fillDemo, send } = await openLogin('/account/orders?page=2');
    expect(place.url).toBe('/login');
    await user.click(screen.getByRole('link', { name: there }));
    await screen.findByRole('heading', { level: 1, name: heading });
    await user.click(screen.getByRole('link', { name: back }));
    await screen.findByRole('button', { name: 'Fill demo account' });
    await fillDemo();
    await send();
    expect(place.url).toBe('/account/orders?page=2');
  });
});
