import { Modal } from '@glow/shared/ui';
import { renderPart } from '@glow/shared/testing/part';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open the cart</button>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} heading="Your cart (2)">
        <p>Two serums</p>
        <button>Checkout</button>
      </Modal>
    </>
  );
}

const opener = () => screen.getByText('Open the cart');

async function openDialog() {
  renderPart(<Example />);
  await userEvent.click(opener());
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your cart (2)' });
}

test('A dialog that is closed is not there; its heading is its name and takes the focus (A11Y-4)', async () => {
  renderPart(<Example />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Two serums')).not.toBeInTheDocument();
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Your cart (2)' })).toBeVisible();
  expect(screen.getByText('Two serums')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your cart (2)' })).toHaveFocus();
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', (dialog: HTMLElement) => userEvent.click(dialog)],
  // a browser that closes it without asking
  ['the browser', async (dialog: HTMLDialogElement) => act(() => dialog.close())],
])('It closes with %s, gives the focus back, and can be opened again (A11Y-4)', async (_, close) => {
  const dialog = await openDialog();
  await close(dialog);
  expect(dialog).not.toBeVisible();
  expect(screen.queryByText('Two serums')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  await userEvent.click(opener());
  expect(dialog).toBeVisible();
});

test('A press between Escape and its close event, which browsers send later, opens it again', async () => {
  const dialog = await openDialog();
  Object.assign(dialog, { close: () => (dialog.open = false) });
  fireEvent(dialog, new Event('cancel'));
  await userEvent.click(opener());
  fireEvent(dialog, new Event('close'));
  expect(dialog).toBeVisible();
});

test('It stays open for a press inside, or one that ends outside, such as selecting text', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Checkout'));
  await userEvent.click(screen.getByText('Two serums'));
  fireEvent.mouseDown(screen.getByText('Two serums'));
  fireEvent.mouseUp(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeVisible();
});
