import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CatalogReads } from '../catalog/catalogReads';
import type { Made } from '../rendering/renderer';

/** Values that were made from reads of the catalogue. */
export interface FreshCache<Value> {
  /** The value of a key while its reads are current. */
  get(key: string): Value | undefined | Promise<Value | undefined>;
  /** The last value of a key, for when no present one can be made. */
  getOutdated(key: string): Value | undefined;
  set(key: string, made: Made<Value>): void;
}

const MAX_VALUES = 500;

/** Creates a cache; the least recently used value is evicted. A value whose reads cannot be checked in time counts as current. */
export function createFreshCache<Value extends object>(reads: CatalogReads, maxWaitMs: number): FreshCache<Value> {
  const values = new LRUCache<string, Made<Value>>({ max: MAX_VALUES });

  return {
    get(key) {
      const made = values.get(key);
      if (!made) return undefined;
      const isCurrent = reads.isCurrent(made.recorded);
      if (typeof isCurrent === 'boolean') return isCurrent ? made.value : undefined;
      return trueAfter(maxWaitMs, isCurrent).then((found) => (found ? made.value : undefined));
    },
    getOutdated: (key) => values.get(key)?.value,
    set: (key, made) => void values.set(key, made),
  };
}

/** The answer; true where it fails or does not come in time. */
async function trueAfter(ms: number, answer: Promise<boolean>): Promise<boolean> {
  const timeout = new AbortController();
  const tooLate = wait(ms, true, { signal: timeout.signal, ref: false });
  tooLate.catch(() => undefined);
  return Promise.race([answer, tooLate])
    .then(
      (found) => found,
      () => true,
    )
    .finally(() => timeout.abort());
}
