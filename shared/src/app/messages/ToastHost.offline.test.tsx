import { AppProviders } from '@glow/shared/app';
import { createToastStore } from '@glow/shared/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.mock('./ToastView', () => {
  throw new Error('The network is down');
});

function openPage() {
  const store = createToastStore();
  render(<AppProviders stores={{ toast: store }}>A page</AppProviders>);
  return store.getState().toast;
}

test('Without the toast library a success stays until it is dismissed (TOAST-2)', async () => {
  const toast = openPage();
  jest.useFakeTimers();
  act(() => toast({ title: 'Signed out' }));
  const title = await screen.findByText('Signed out');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(title).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(title).not.toBeInTheDocument();
});

test('Where what draws toasts cannot be loaded, errors are still shown one by one and the page stands', async () => {
  const toast = openPage();
  act(() => toast({ title: 'First error', variant: 'destructive' }));
  act(() =>
    toast({
      title: 'Something went wrong',
      description: 'Please try again later or contact support.',
      variant: 'destructive',
    }),
  );
  expect(await screen.findByText('First error')).toBeVisible();
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText('First error')).not.toBeInTheDocument();
  expect(screen.getByText('Please try again later or contact support.').closest('[role=alert]')).toBeVisible();
  expect(screen.getByText('A page')).toBeVisible();
});
