import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { Modal } from '@glow/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider theme={theme}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open the cart
      </button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading="Your cart (2)">
        <p>Two serums</p>
        <button type="button">Checkout</button>
      </Modal>
    </ThemeProvider>
  );
}

async function openDialog() {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the cart' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your cart (2)' });
}

test('A dialog that is closed is not there', () => {
  render(<Example />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Two serums')).not.toBeInTheDocument();
});

test('It opens with its heading as its name, and the focus goes to that heading', async () => {
  const dialog = await openDialog();
  expect(dialog).toBeVisible();
  expect(screen.getByText('Two serums')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart (2)' })).toHaveFocus();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', (dialog: HTMLElement) => userEvent.click(dialog)],
])('It closes with %s, and gives the focus back', async (_, close) => {
  const dialog = await openDialog();
  await close(dialog);
  expect(dialog).not.toBeVisible();
  expect(screen.queryByText('Two serums')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the cart' })).toHaveFocus();
});

test('It can be opened again', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Open the cart' }));
  expect(screen.getByRole('dialog', { name: 'Your cart (2)' })).toBeVisible();
});

test('A press between Escape and its close event, which browsers send later, opens it again', async () => {
  const dialog = await openDialog();
  Object.assign(dialog, { close: () => (dialog.open = false) });
  fireEvent(dialog, new Event('cancel'));
  await userEvent.click(screen.getByRole('button', { name: 'Open the cart' }));
  fireEvent(dialog, new Event('close'));
  expect(dialog).toBeVisible();
});

test('It is closed where a browser closes it without asking', async () => {
  const dialog = await openDialog();
  act(() => dialog.close());
  expect(screen.queryByText('Two serums')).not.toBeInTheDocument();
});

test('It stays open for a press inside', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  await userEvent.click(screen.getByText('Two serums'));
  expect(dialog).toBeVisible();
});

test('It stays open for a press that begins inside and ends outside, such as selecting text', async () => {
  const dialog = await openDialog();
  fireEvent.mouseDown(screen.getByText('Two serums'));
  fireEvent.mouseUp(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
});
