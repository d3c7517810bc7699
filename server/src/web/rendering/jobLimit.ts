import type { ProcessUse } from './processUse';

/** How much more time a job has where the system does not tell a process that waits for a processor from one that sleeps. */
export const UNKNOWN_FACTOR = 6;

/**
 * Judges a job by what its process uses: it may take `limitMs` of processor time, and sleep so long without an open read. The function that
 * it returns is called again and again, and returns a phrase if the limit is exceeded.
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
