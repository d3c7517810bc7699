import { LRUCache } from 'lru-cache';
import type { PageReads, WithReads } from '../pageReads';
import { withTimeout } from '../../base/system/withTimeout';

/** Memory of one cache's values. */
export const MAX_BYTES = 64 * 1024 * 1024;

/** Approximate memory of a value's key and reads. */
const READS_BYTES = 2_000;

/** If there is a former value, a visitor waits so long for the present one. */
export const LAST_AFTER_MS = 500;

/** Evicts the least recently used values. A value counts as current if its reads cannot be checked in time. */
export function createFreshCache<Value extends { bytes: number }>(reads: PageReads, maxSize = MAX_BYTES) {
  const values = new LRUCache<string, WithReads<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => value.bytes + READS_BYTES,
  });
  const making = new Map<string, Promise<WithReads<Value>>>();

  async function get(key: string): Promise<WithReads<Value> | undefined> {
    const known = values.get(key);
    if (!known) return undefined;
    const isCurrent = reads.isCurrent(known.recorded);
    if (typeof isCurrent === 'boolean') return isCurrent ? known : undefined;
    const answer = isCurrent.catch(() => true);
    return (await withTimeout(answer, LAST_AFTER_MS, () => true)) ? known : undefined;
  }

  async function makeAndSet(key: string, make: () => Promise<WithReads<Value>>): Promise<WithReads<Value>> {
    const made = await make().finally(() => making.delete(key));
    values.set(key, made);
    return made;
  }

  return {
    get,
    /** The present value, or one that is made now, once for all who ask meanwhile. */
    async getOrMake(key: string, make: () => Promise<WithReads<Value>>, announce?: (isKnown: boolean) => void) {
      const known = await get(key);
      announce?.(known !== undefined);
      if (known) return known;
      const made = making.get(key) ?? makeAndSet(key, make);
      making.set(key, made);
      return made;
    },
    /** The last value, for use if no present one can be made. */
    getOutdated: (key: string) => values.get(key)?.value,
    delete: (key: string) => void values.delete(key),
    set: (key: string, value: WithReads<Value>) => void values.set(key, value),
  };
}
