import { reloadOnNewRelease } from '../federation/reloadOnNewRelease';
import { startTelemetry } from '../telemetry/startTelemetry';

/** This is in the chunk `after-hydration`, which every page loads anyway. */
export function begin(): void {
  startTelemetry();
  reloadOnNewRelease();
}
