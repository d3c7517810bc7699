import { reloadOnNewRelease } from '../federation/reloadOnNewRelease';
import { startTelemetry } from '../telemetry/startTelemetry';

/** Begins what a page does besides its screens, when it is idle. It is in the chunk `after-hydration`, which every page loads anyway. */
export function begin(): void {
  startTelemetry();
  reloadOnNewRelease();
}
