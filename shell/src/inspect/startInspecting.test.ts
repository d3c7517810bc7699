import { fireEvent, waitFor } from '@testing-library/react';
import { startInspecting } from './startInspecting';
import { startReports } from './startReports';
import { toggleInspector } from './toggleInspector';

jest.mock('./startReports', () => ({ startReports: jest.fn() }));
jest.mock('./toggleInspector', () => ({ toggleInspector: jest.fn() }));

test('Reports start when the page is at rest; the inspector opens for who asks for it alone', async () => {
  jest.useFakeTimers();
  window.history.replaceState({}, '', '/?glow-inspect');
  startInspecting();
  expect(startReports).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  await waitFor(() => expect(startReports).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(toggleInspector).toHaveBeenCalledTimes(1));

  fireEvent.keyDown(document, { code: 'KeyG', ctrlKey: true });
  fireEvent.keyDown(document, { code: 'KeyG', altKey: true });
  fireEvent.keyDown(document, { code: 'KeyG', ctrlKey: true, altKey: true });
  await waitFor(() => expect(toggleInspector).toHaveBeenCalledTimes(2));

  window.history.replaceState({}, '', '/');
  startInspecting();
  await Promise.resolve();
  expect(toggleInspector).toHaveBeenCalledTimes(2);
});
