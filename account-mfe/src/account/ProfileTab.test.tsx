import { fill, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { Screens } from '../routes';

beforeEach(() => jest.useFakeTimers());
async function openProfile(user = shopper) {
  const page = renderRoutes(Screens, '/account', { user });
  await screen.findByRole('heading', { name: 'Profile' });

  async function edit() {
    await page.user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('form', { name: 'Edit profile' });
  }

  async function save() {
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }

  return { ...page, edit, save };
}

describe('Profile', () => {
  test('the profile is read-only until Edit, the form has autofill; Cancel changes nothing (ACC-3)', async () => {
    const { user, edit } = await openProfile();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await edit();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map(({ value, autocomplete }) => [autocomplete, value])).toEqual([
      ['given-name', 'Amelia'],
      ['family-name', 'Hart'],
      ['email', 'amelia@example.com'],
      ['tel', '(555) 010-2368'],
    ]);
    fill('First name', 'Rose');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Amelia')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('empty fields are marked (ACC-3)', async () => {
    await openProfile({ ...shopper, lastName: '', phone: ' ' });
    expect(screen.getAllByText('Not provided')).toHaveLength(2);
  });

  test('a change is saved after a second and persisted, and cannot be cancelled meanwhile (TOAST-6, ACC-3)', async () => {
    const { user, edit } = await openProfile();
    await edit();
    fill('Phone', '555 0199');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(screen.getByText('555 0199')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem('glow_user') ?? '')).toMatchObject({ ...shopper, phone: '555 0199' });
  });

  test('nothing is validated: even an empty name and email are saved (FORM-11)', async () => {
    const { edit, save, stores } = await openProfile();
    await edit();
    for (const label of ['First name', 'Last name', 'Phone']) fill(label, '');
    fill('Email', 'no email');
    await save();
    expect(stores.auth.getState().user).toMatchObject({ firstName: '', lastName: '', email: 'no email', phone: '' });
  });

  test('a failure is reported, and the changes stay in the form (TOAST-7, ACC-3)', async () => {
    const { edit, save, stores } = await openProfile();
    act(() => stores.auth.setState({ updateProfile: () => Promise.reject(new Error('down')) }));
    await edit();
    fill('Last name', 'Hart-Moss');
    await save();
    expect(await screen.findByText('Update failed')).toBeVisible();
    expect(screen.getByText('There was an error updating your profile. Please try again.')).toBeVisible();
    expect(screen.getByText('Your changes are not saved yet. They are still here.')).toBeVisible();
    expect(screen.getByLabelText('Last name')).toHaveValue('Hart-Moss');
  });
});
