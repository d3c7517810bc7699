import { setTimeout as wait } from 'node:timers/promises';
import { UNKNOWN_FACTOR } from './jobLimit';
import type { RenderProcess } from './renderProcess';

/** Processor time of all starts together. */
const LIMIT_MS = 10_000;
const CHECK_MS = 100;

/** Waits for starts, until the starting processes have used `LIMIT_MS` of processor time together. */
export async function withStartLimit(starts: Promise<unknown>, starting: () => RenderProcess[]): Promise<void> {
  let hasEnded = false;
  void starts.finally(() => (hasEnded = true));
  const used = new Map<RenderProcess, number>();
  while (!hasEnded && [...used.values()].reduce((sum, ms) => sum + ms, 0) < LIMIT_MS) {
    await Promise.race([starts, wait(CHECK_MS, undefined, { ref: false })]);
    for (const one of starting()) used.set(one, one.cpuMs() ?? (used.get(one) ?? 0) + CHECK_MS / UNKNOWN_FACTOR);
  }
}
