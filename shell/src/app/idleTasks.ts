import { reloadOnNewRelease } from '../federation/reloadOnNewRelease';
import { startTelemetry } from '../telemetry/startTelemetry';

/** Begins what a page does besides its screens: one chunk, loaded when the page is idle. */
export function begin(): void {
  startTelemetry();
  reloadOnNewRelease();
}
