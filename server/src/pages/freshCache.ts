import { LRUCache } from 'lru-cache';
import type { CatalogReads } from '../catalog/catalogReads';
import type { Made } from '../rendering/renderer';
import { answerWithin } from './answerWithin';

/** Values that were made from reads of the catalogue. */
export interface FreshCache<Value> {
  /** The value of a key while its reads are current. */
  get(key: string): Value | undefined | Promise<Value | undefined>;
  /** The last value of a key, for when no present one can be made. */
  getOutdated(key: string): Value | undefined;
  set(key: string, made: Made<Value>): void;
}

/** Memory of the values of one cache, in bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** About what a value takes besides itself: its key and its reads. */
const READS_BYTES = 2_000;

/** Creates a cache of values of known size; the least recently used ones are evicted. A value whose reads cannot be checked, or not in time, counts as current. */
export function createFreshCache<Value extends { bytes: number }>(
  reads: CatalogReads,
  maxWaitMs: number,
): FreshCache<Value> {
  const values = new LRUCache<string, Made<Value>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }) => value.bytes + READS_BYTES,
  });

  return {
    get(key) {
      const made = values.get(key);
      if (!made) return undefined;
      const isCurrent = reads.isCurrent(made.recorded);
      if (typeof isCurrent === 'boolean') return isCurrent ? made.value : undefined;
      const found = answerWithin(
        maxWaitMs,
        isCurrent.catch(() => true),
        () => true,
      );
      return found.then((isFound) => (isFound ? made.value : undefined));
    },
    getOutdated: (key) => values.get(key)?.value,
    set: (key, made) => void values.set(key, made),
  };
}
