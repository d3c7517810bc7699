import { fireEvent, waitFor } from '@testing-library/react';
import { startDevtools } from './startDevtools';
import { toggleInspector } from './Inspector';

jest.mock('./Inspector', () => ({ toggleInspector: jest.fn() }));

test('The inspector opens for who asks for it alone', async () => {
  window.history.replaceState({}, '', '/?glow-inspect');
  startDevtools();
  await waitFor(() => expect(toggleInspector).toHaveBeenCalledTimes(1));

  fireEvent.keyDown(document, { code: 'KeyG', ctrlKey: true });
  fireEvent.keyDown(document, { code: 'KeyG', altKey: true });
  fireEvent.keyDown(document, { code: 'KeyG', ctrlKey: true, altKey: true });
  await waitFor(() => expect(toggleInspector).toHaveBeenCalledTimes(2));

  window.history.replaceState({}, '', '/');
  startDevtools();
  await Promise.resolve();
  expect(toggleInspector).toHaveBeenCalledTimes(2);
});
