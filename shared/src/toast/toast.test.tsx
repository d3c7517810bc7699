import { ToastProvider, createToastStore, useToast, useToasts, visibleToast } from '@glow/shared/toast';
import { fireEvent, render, screen } from '@testing-library/react';

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

test('Whoever stands below the provider can show a toast, and draw it, of the store that is given', () => {
  const store = createToastStore();
  const page = (given?: typeof store) => (
    <ToastProvider store={given}>
      <Announcement />
    </ToastProvider>
  );
  const { unmount } = render(page());
  expect(screen.getByText('Silence')).toBeVisible();
  fireEvent.click(screen.getByText('Sign out'));
  expect(screen.getByText('Signed out')).toBeVisible();
  unmount();
  store.getState().toast({ title: 'Welcome back!' });
  render(page(store));
  expect(screen.getByText('Welcome back!')).toBeVisible();
});
