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

const MAX_VALUES = 500;

/** Creates a cache; the least recently used value is evicted. A value whose reads cannot be checked, or not in time, counts as current. */
export function createFreshCache<Value extends object>(reads: CatalogReads, maxWaitMs: number): FreshCache<Value> {
  const values = new LRUCache<string, Made<Value>>({ max: MAX_VALUES });

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
