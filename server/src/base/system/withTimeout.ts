import { setTimeout as wait } from 'node:timers/promises';

/** The result of `promise`, or of `fallback` if `promise` takes longer than `ms` milliseconds. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
  fallback: () => Result | Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const late = wait(ms, undefined, { signal: timeout.signal, ref: false }).then(fallback, () => promise);
  return Promise.race([promise, late]).finally(() => timeout.abort());
}
