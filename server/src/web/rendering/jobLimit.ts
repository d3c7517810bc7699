import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessUse } from './processUse';

/** How much more time a job has if the system does not tell whether a process waits for a processor or sleeps. */
export const UNKNOWN_FACTOR = 6;

/** A job may take `limitMs` of processor time, and sleep as long without an open read; else there is a problem. */
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

interface Starting {
  /** As of a rendering process. */
  cpuMs(): number | undefined;
}

/** Processor time of all starts together. */
const STARTS_MS = 10_000;
const CHECK_MS = 100;

/** Waits for starts, until the starting processes have used `STARTS_MS` of processor time together. */
export async function withStartLimit(starts: Promise<unknown>, starting: () => Starting[]): Promise<void> {
  let hasEnded = false;
  void starts.finally(() => (hasEnded = true));
  const used = new Map<Starting, number>();
  while (!hasEnded && [...used.values()].reduce((sum, ms) => sum + ms, 0) < STARTS_MS) {
    await Promise.race([starts, wait(CHECK_MS, undefined, { ref: false })]);
    for (const one of starting()) used.set(one, one.cpuMs() ?? (used.get(one) ?? 0) + CHECK_MS / UNKNOWN_FACTOR);
  }
}
