import { LRUCache } from 'lru-cache';
import type { CatalogReads } from '../catalog/catalogReads';
import type { WithReads } from '../rendering/renderer';
import { withTimeout } from '../system/withTimeout';

/** Memory of the values of one cache, in bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** About the memory of a value's key and reads. */
const READS_BYTES = 2_000;

/** Creates a cache of values of known size; the least recently used ones are evicted. A value whose reads cannot be checked, or not in time, counts as current. */
export function createFreshCache<Value extends { bytes: number }>(reads: CatalogReads, maxWaitMs: number) {
  const values = new LRUCache<string, WithReads<Value>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }) => value.bytes + READS_BYTES,
  });

  return {
    get(key: string): Value | undefined | Promise<Value | undefined> {
      const known = values.get(key);
      if (!known) return undefined;
      const isCurrent = reads.isCurrent(known.recorded);
      if (typeof isCurrent === 'boolean') return isCurrent ? known.value : undefined;
      const answer = isCurrent.catch(() => true);
      return withTimeout(answer, maxWaitMs, () => true).then((isFound) => (isFound ? known.value : undefined));
    },
    /** The last value of a key, for use if no present one can be made. */
    getOutdated: (key: string) => values.get(key)?.value,
    set: (key: string, value: WithReads<Value>) => void values.set(key, value),
  };
}
