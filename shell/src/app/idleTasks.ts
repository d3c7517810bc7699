// one chunk, loaded when the page is idle
export { reloadOnNewRelease } from '../federation/reloadOnNewRelease';
export { startTelemetry } from '../telemetry/startTelemetry';
