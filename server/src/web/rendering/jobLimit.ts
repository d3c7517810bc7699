import type { ProcessUse } from './processUse';

/** How much more time a job has if the system does not tell whether a process waits for a processor or sleeps. */
export const UNKNOWN_FACTOR = 6;

/**
 * A job may take `limitMs` of processor time, and sleep so long without an open read. `problemOf` must be called again
 * and again; it returns a phrase if the limit is exceeded.
 */
export function createJobLimit(limitMs: number) {
  let cpuBefore: number | undefined;
  let asleepMs = 0;

  return function problemOf(use: ProcessUse | undefined, passedMs: number, isReading: boolean): string | undefined {
    if (use) cpuBefore ??= use.cpuMs;
    if (use && use.cpuMs - (cpuBefore ?? 0) > limitMs) return `took more than ${limitMs} ms of processor time`;
    if (!isReading && use?.isAsleep !== false) asleepMs += passedMs;
    if (use) return asleepMs > limitMs ? `did nothing for ${limitMs} ms` : undefined;
    return asleepMs > UNKNOWN_FACTOR * limitMs ? `did not end within ${UNKNOWN_FACTOR * limitMs} ms` : undefined;
  };
}
