import { fill, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => jest.useFakeTimers());
const NOOR = { firstName: 'Noor', lastName: 'Haddad', email: 'noor@example.com' };

async function openSignup() {
  const page = renderRoutes(Screens, '/signup');
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });

  async function register(more: Record<string, string> = {}) {
    const fields = { 'First name': NOOR.firstName, 'Last name': NOOR.lastName, Email: NOOR.email };
    const passwords = { Password: 'Petal2026', 'Confirm password': 'Petal2026' };
    for (const [label, text] of Object.entries({ ...fields, ...passwords, ...more })) fill(label, text);
    await page.user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
    await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }

  return { ...page, register };
}

describe('Signup', () => {
  test('a new shopper is welcomed, signed in and sees the account (TOAST-6, ACC-9)', async () => {
    const { register, stores, place } = await openSignup();
    await register();
    expect(place.url).toBe('/account');
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    expect(screen.getByText("Welcome to Glow. You're now logged in.")).toBeVisible();
    expect(stores.auth.getState().user).toMatchObject({ ...NOOR, phone: '', emailVerified: false });
    expect(await screen.findByText(/lives only in this browser/)).toBeVisible();
  });

  test.each([
    ['is left out where it is empty', '   ', undefined],
    ['goes along where it is given', ' 555 0100 ', '555 0100'],
  ])('the phone %s (AUTH-9, ACC-9)', async (_, typed, phone) => {
    const { register, stores } = await openSignup();
    const signup = jest.fn(async () => undefined);
    act(() => stores.auth.setState({ signup }));
    await register({ 'Phone (optional)': typed });
    expect(signup).toHaveBeenCalledWith({ ...NOOR, password: 'Petal2026', phone });
  });

  test('a failure is reported, and the input stays (TOAST-7)', async () => {
    const { register, stores, place } = await openSignup();
    act(() => stores.auth.setState({ signup: () => Promise.reject(new Error('down')) }));
    await register();
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByText('There was an error creating your account. Please try again.')).toBeVisible();
    expect(screen.getByText('Your account was not created yet. Everything you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Noor');
    expect(place.url).toBe('/signup');
  });

  test('the form has the attributes for password managers, and lists every missing field (FORM-19, FORM-22, ACC-9)', async () => {
    const { user } = await openSignup();
    // the email is directly before the password
    const tokens = [...screen.getByRole('form').querySelectorAll('input')].map(({ autocomplete }) => autocomplete);
    expect(tokens).toEqual(['given-name', 'family-name', 'tel', 'email', 'new-password', 'new-password', '']);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /At least 8 characters.*uppercase letter.*lowercase letter.*number/,
    );
    const terms = screen.getByRole('link', { name: 'terms and conditions' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Please check 6 fields')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Last name is required');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('You must accept the terms and conditions');
  });

  test.each(['Password', 'Confirm password'])(
    'the field %j has a button that shows or hides it (FORM-18)',
    async (label) => {
      const { user } = await openSignup();
      const toggle = screen.getByRole('button', { name: `Show ${label.toLowerCase()}`, pressed: false });
      for (const type of ['text', 'password']) {
        await user.click(toggle);
        expect(screen.getByLabelText(label)).toHaveAttribute('type', type);
      }
    },
  );

  test('a signed-in shopper is redirected to the account (URL-5)', async () => {
    const { place } = renderRoutes(Screens, '/signup', { user: shopper });
    await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' });
    expect(place.url).toBe('/account');
  });
});
