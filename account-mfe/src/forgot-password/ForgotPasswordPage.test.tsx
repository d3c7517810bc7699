import { DEFAULT_POLICY, type ToldPolicy } from '@glow/shared/policy';
import { fill, renderRoutes } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function openReset(policy?: ToldPolicy) {
  const page = renderRoutes(Screens, '/forgot-password', { policy });
  await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });

  async function ask(email = 'noor@example.com') {
    fill('Email', email);
    await page.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }

  return { ...page, ask };
}

describe('Forgot password', () => {
  test('after a second the confirmation shows the next steps (TOAST-6, ACC-10)', async () => {
    const { ask } = await openReset();
    await ask();
    expect(screen.getByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
    expect(screen.getByText('noor@example.com')).toBeVisible();
    expect(screen.getByText(/Demo store: no email leaves this machine\.$/)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    expect(await screen.findByText('Reset link sent!')).toBeVisible();
    expect(screen.getByText('Check your email for password reset instructions.')).toBeVisible();
  });

  test('simulated accounts send no link, even if the store sends email (GEN-5)', async () => {
    const { ask } = await openReset({ ...DEFAULT_POLICY, sendsMail: true });
    await ask();
    expect(screen.getByText(/Demo store: no email leaves this machine\.$/)).toBeVisible();
  });

  test('"try again" keeps the email, "Try Different Email" does not (ACC-10)', async () => {
    const { ask, user } = await openReset();
    await ask();
    await user.click(screen.getByRole('button', { name: 'try again' }));
    expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await ask('noor@example.com.au');
    expect(screen.getByText('noor@example.com.au')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try Different Email' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('the return path is kept through the password reset (AUTH-1)', async () => {
    const { user, place } = renderRoutes(Screens, '/account/addresses');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByText('Send Reset Link');
    fill('Email', 'noor@example.com');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
    await user.click(await screen.findByRole('button', { name: 'Fill demo account' }));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(place.url).toBe('/account/addresses');
  });

  test('an email is required; a failure is told by form and toast, and announced once (TOAST-5, TOAST-7)', async () => {
    const { user, ask, stores } = await openReset();
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    act(() => stores.auth.setState({ resetPassword: () => Promise.reject(new Error('down')) }));
    await ask();
    expect(await screen.findByText('Error')).toBeVisible();
    const told = screen.getAllByText('Failed to send reset email. Please try again.');
    expect(told.map((text) => text.closest('[role=alert], [role=status]') !== null).sort()).toEqual([false, true]);
    expect(screen.getByLabelText('Email')).toHaveValue('noor@example.com');
  });
});
