import { createDataStore } from '@glow/shared/app';
import { followReleases } from '../federation/followReleases';
import { startPreloading } from '../routing/preloading';
import { startTelemetry } from '../telemetry/startTelemetry';
import { begin } from './afterHydration';

jest.mock('../federation/followReleases', () => ({ followReleases: jest.fn((toast) => toast) }));
jest.mock('../routing/preloading', () => ({ startPreloading: jest.fn() }));
jest.mock('../telemetry/startTelemetry', () => ({ startTelemetry: jest.fn() }));

test('Links are prepared, releases are followed, and both they and the reports hear of failures', () => {
  const data = createDataStore(async () => undefined);
  const toast = jest.fn();
  begin(data, toast);
  expect(startPreloading).toHaveBeenCalledWith(data);
  expect(followReleases).toHaveBeenCalledWith(toast);
  expect(startTelemetry).toHaveBeenCalledWith(toast);
});
