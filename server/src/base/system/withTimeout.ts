import { setTimeout as wait } from 'node:timers/promises';

/** The result of `promise`, or that of `fallback` if there is none within `ms` milliseconds. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  ms: number,
  fallback: () => Result | Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController();
  const late = wait(ms, undefined, { signal: timeout.signal, ref: false }).then(fallback, () => promise);
  return Promise.race([promise, late]).finally(() => timeout.abort());
}
