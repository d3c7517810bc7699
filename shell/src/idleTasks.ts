// one file, loaded when no screen waits for anything any more
export { reloadOnNewRelease } from './federation/reloadOnNewRelease';
export { startTelemetry } from './telemetry/startTelemetry';
