import { LRUCache } from 'lru-cache';
import type { CatalogReads } from '../catalog/catalogReads';
import type { Made } from '../rendering/renderer';
import { answerWithin } from './answerWithin';

/** Memory of the values of one cache, in bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** About what a value takes besides itself: its key and its reads. */
const READS_BYTES = 2_000;

/** Creates a cache of values of known size; the least recently used ones are evicted. A value whose reads cannot be checked, or not in time, counts as current. */
export function createFreshCache<Value extends { bytes: number }>(reads: CatalogReads, maxWaitMs: number) {
  const values = new LRUCache<string, Made<Value>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }) => value.bytes + READS_BYTES,
  });

  return {
    get(key: string): Value | undefined | Promise<Value | undefined> {
      const made = values.get(key);
      if (!made) return undefined;
      const isCurrent = reads.isCurrent(made.recorded);
      if (typeof isCurrent === 'boolean') return isCurrent ? made.value : undefined;
      const answer = isCurrent.catch(() => true);
      return answerWithin(maxWaitMs, answer, () => true).then((isFound) => (isFound ? made.value : undefined));
    },
    /** The last value of a key, for when no present one can be made. */
    getOutdated: (key: string) => values.get(key)?.value,
    set: (key: string, made: Made<Value>) => void values.set(key, made),
  };
}
