import { AppProviders } from '@glow/shared/app';
import { createToastStore } from '@glow/shared/toast';
import { act, render, screen, waitFor } from '@testing-library/react';

/** Renders a page with an optional dialog; returns functions to show it, to remove it and to show a toast. */
function openPage() {
  const toasts = createToastStore();
  const page = (hasDialog: boolean) => (
    <AppProviders stores={{ toast: toasts }}>
      <p>A page</p>
      {hasDialog && <dialog aria-label="Cart" />}
    </AppProviders>
  );
  const { rerender } = render(page(true));
  return {
    dialog: screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }),
    removeDialog: () => rerender(page(false)),
    showError: () => act(() => toasts.getState().toast({ title: 'Login failed', variant: 'destructive' })),
  };
}

test('While a dialog is open the live regions and a toast are in it, then on the page again (A11Y-2)', async () => {
  const { dialog, showError } = openPage();
  expect(dialog).not.toContainElement(screen.getByRole('status'));
  showError();
  const title = await screen.findByText('Login failed');
  expect(dialog).not.toContainElement(title);
  dialog.showModal();
  await waitFor(() => expect(dialog).toContainElement(screen.getByRole('status')));
  await waitFor(() => expect(dialog).toContainElement(title));
  expect(screen.getAllByRole('alert').every((alert) => dialog.contains(alert))).toBe(true);
  dialog.close();
  await waitFor(() => expect(dialog).not.toContainElement(screen.getByRole('status')));
});

test('A toast that appears while a dialog is open appears in it, and outlives it (A11Y-2)', async () => {
  const { dialog, removeDialog, showError } = openPage();
  dialog.showModal();
  showError();
  const title = await screen.findByText('Login failed');
  expect(dialog).toContainElement(title);
  removeDialog();
  await waitFor(() => expect(title).toBeVisible());
});
