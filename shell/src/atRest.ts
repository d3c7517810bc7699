// one file, loaded when no screen waits for anything any more
export { followReleases } from './federation/followReleases';
export { startReports } from './inspect/startReports';
