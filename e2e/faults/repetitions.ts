import { recordResult } from '@glow/server/testing';

export { recordResult };

/** Whether faults run with all repetitions (`npm run test:faults`), or with few (`npm test`, `npm run test:all`). */
export const isFull = process.env.GLOW_FAULTS === 'full';

/** Number of repetitions in a full or short run. */
export function times(full: number, short: number): number {
  return isFull ? full : short;
}

/** The number that so large a share of numbers does not exceed: the median unless given. */
export function share(numbers: number[], part = 0.5): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Milliseconds as seconds with one decimal. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** `test`; a test that is skipped, which `runFaults.js` prints, where this machine lacks something. */
export function testUnless(row: string, lack: string | undefined): typeof test | typeof test.skip {
  if (!lack) return test;
  recordResult(row, `not run: ${lack}`);
  return test.skip;
}
