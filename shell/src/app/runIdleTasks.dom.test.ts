import { waitFor } from '@testing-library/react';
import { reloadOnNewRelease } from '../federation/reloadOnNewRelease';
import { startTelemetry } from '../telemetry/startTelemetry';
import { runIdleTasks } from './runIdleTasks';

jest.mock('../federation/reloadOnNewRelease', () => ({ reloadOnNewRelease: jest.fn() }));
jest.mock('../telemetry/startTelemetry', () => ({ startTelemetry: jest.fn() }));

test('Reports and the following of releases begin when the page is at rest', async () => {
  jest.useFakeTimers();
  runIdleTasks();
  expect(startTelemetry).not.toHaveBeenCalled();
  jest.runAllTimers();
  jest.useRealTimers();
  await waitFor(() => expect(startTelemetry).toHaveBeenCalledTimes(1));
  expect(reloadOnNewRelease).toHaveBeenCalledTimes(1);
});
