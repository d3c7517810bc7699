import { waitFor } from '@testing-library/react';
import { reloadOnNewRelease, startTelemetry } from './idleTasks';
import { runIdleTasks } from './runIdleTasks';

jest.mock('./idleTasks', () => ({ reloadOnNewRelease: jest.fn(), startTelemetry: jest.fn() }));

test('Reports and the following of releases begin when the page is at rest', async () => {
  jest.useFakeTimers();
  runIdleTasks();
  expect(startTelemetry).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  await waitFor(() => expect(startTelemetry).toHaveBeenCalledTimes(1));
  expect(reloadOnNewRelease).toHaveBeenCalledTimes(1);
});
