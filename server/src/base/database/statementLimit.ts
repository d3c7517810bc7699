import { UnavailableError } from '../errors/UnavailableError';

export type Limit = ReturnType<typeof startLimit>;

/** `over` rejects with an `UnavailableError` after `limitMs` milliseconds, unless the limit is cleared. */
export function startLimit(limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    if (limitMs === Infinity) return;
    timer = setTimeout(() => reject(new UnavailableError('The database did not answer in time.')), limitMs);
  });
  over.catch(() => undefined);
  return { limitMs, over, clear: () => clearTimeout(timer) };
}
