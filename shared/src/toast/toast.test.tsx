import { ToastProvider, createToastStore, useToast, useToasts, visibleToast } from '@glow/shared/toast';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function Announcement() {
  const toast = useToast();
  const visible = useToasts(visibleToast);
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Signed out' })}>
        Sign out
      </button>
      <p>{visible?.title ?? 'Silence'}</p>
    </>
  );
}

test('Whoever stands below the provider can show a toast, and draw it', async () => {
  render(
    <ToastProvider>
      <Announcement />
    </ToastProvider>,
  );
  expect(screen.getByText('Silence')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByText('Signed out')).toBeVisible();
});

test('A store that is given is the one that is used', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Welcome back!' });
  render(
    <ToastProvider store={store}>
      <Announcement />
    </ToastProvider>,
  );
  expect(screen.getByText('Welcome back!')).toBeVisible();
});

test('Outside its provider useToast throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Announcement />)).toThrow('useToast must be used within ToastProvider');
  jest.restoreAllMocks();
});
