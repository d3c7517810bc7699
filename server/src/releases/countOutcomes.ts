import { LRUCache } from 'lru-cache';
import type { Count } from './judgeCanary';

/** Sliding window in which visits count. */
const WINDOW_MS = 10 * 60_000;

/** Fewer failures than this are not significant. */
const MIN_FAILED = 5;

/** Visits stored per build; the least recent one is evicted. */
const MAX_SHOPPERS = 5_000;

/** A shopper's latest visit to a build. */
interface Visit {
  at: number;
  hasFailed: boolean;
}

/** How a server render ended: `failed` where it threw, `crashed` where the build ended, hung or exhausted the rendering process. */
export type RenderOutcome = 'rendered' | 'failed' | 'crashed';

/** A build that ends, hangs or exhausts this many rendering processes is withdrawn, and not rendered on the server any more. */
export const MAX_CRASHES = 3;

function isTooMany({ bad, of }: Count, errorLimit: number): boolean {
  return bad >= MIN_FAILED && bad * 100 >= errorLimit * of;
}

/**
 * Counts the shoppers for whom builds fail within ten minutes, told apart by their network; a later success does not clear a failure.
 * `add` returns the evidence where a build fails too many.
 */
export function countVisits(errorLimit: number, now: () => number) {
  const visits = new Map<string, LRUCache<string, Visit>>();

  function of(key: string): Count {
    const recent = [...(visits.get(key)?.values() ?? [])].filter(({ at }) => now() - at < WINDOW_MS);
    return { bad: recent.filter(({ hasFailed }) => hasFailed).length, of: recent.length };
  }

  return {
    add(key: string, network: string, hasFailed: boolean): string | undefined {
      const shoppers = visits.get(key) ?? new LRUCache<string, Visit>({ max: MAX_SHOPPERS });
      shoppers.set(network, { at: now(), hasFailed: hasFailed || (shoppers.get(network)?.hasFailed ?? false) });
      visits.set(key, shoppers);
      const counted = of(key);
      if (!hasFailed || !isTooMany(counted, errorLimit)) return undefined;
      visits.delete(key);
      return `it failed ${counted.bad} of ${counted.of} shoppers`;
    },
    of,
  };
}

/** Counts renders since the start; `add` returns the evidence where a build fails too often. */
export function countRenders(errorLimit: number) {
  const renders = new Map<string, Record<RenderOutcome, number>>();
  const of = (key: string) => renders.get(key) ?? { rendered: 0, failed: 0, crashed: 0 };

  return {
    add(key: string, outcome: RenderOutcome): string | undefined {
      const counts = { ...of(key), [outcome]: of(key)[outcome] + 1 };
      renders.set(key, counts);
      const all = counts.rendered + counts.failed + counts.crashed;
      if (counts.crashed >= MAX_CRASHES)
        return `it ended or blocked ${counts.crashed} rendering processes of the server`;
      if (!isTooMany({ bad: counts.failed, of: all }, errorLimit)) return undefined;
      return `${counts.failed} of ${all} renders on the server failed`;
    },
    of,
  };
}
