import { LRUCache } from 'lru-cache';
import { MAX_DISHONEST, type Count } from './judgeCanary';

/**
 * A build has failed too many shoppers if, of its last 500 networks,
 * - at least 10 saw it fail on a page on which the build before did not, and 5 fewer are at least `errorLimit` percent;
 * - or at least 20 saw it fail in any way, and 5 fewer are at least 75 percent.
 *
 * One person may control five networks, so five alone never withdraw a build. Failures that the build does not cause
 * are too rare: for a share q of failures of any kind, n visits fail the rule with P(Bin(n, q) ≥ max(20, 0.75 n + 5)),
 * which is less than 10⁻⁶ for q = 0.3 and every n.
 */
const MAX_SHOPPERS = 500;
const MIN_PROVEN = 10;
const MIN_FAILED = 20;
const FAILED_LIMIT = 75;

/** Messages of failures that no build causes: a missing script or answer, or a page that other software has changed. */
export const ON_THE_SHOPPERS_SIDE =
  /^(ChunkLoadError|AbortError|NetworkError|NotFoundError|HierarchyRequestError)\b|failed to fetch|networkerror|load failed|could not be loaded|React error #4(18|2[1-5])/i;

/** `proven`: the build failed, and the build before did not, on the same page. */
export type Outcome = 'shown' | 'failed' | 'proven';

const SEVERITY: Record<Outcome, number> = { shown: 0, failed: 1, proven: 2 };

interface Visits {
  outcomes: LRUCache<string, Outcome>;
  counts: Record<Outcome, number>;
}

/** Keeps the worst outcome of each network. `add` returns evidence if a build fails too many shoppers. */
export function countVisits(errorLimit: number) {
  const builds = new Map<string, Visits>();

  function visitsOf(key: string): Visits {
    const counts = { shown: 0, failed: 0, proven: 0 };
    const dispose = (outcome: Outcome) => (counts[outcome] -= 1);
    const visits = builds.get(key) ?? { counts, outcomes: new LRUCache({ max: MAX_SHOPPERS, dispose }) };
    builds.set(key, visits);
    return visits;
  }

  function isTooMany({ bad, of }: Count, min: number, limit: number): boolean {
    return bad >= min && (bad - MAX_DISHONEST) * 100 >= limit * of;
  }

  return {
    add(key: string, network: string, outcome: Outcome): string | undefined {
      const { outcomes, counts } = visitsOf(key);
      const before = outcomes.get(network);
      const worst = before && SEVERITY[before] > SEVERITY[outcome] ? before : outcome;
      // when the cache replaces a value, it disposes of the former one
      if (worst !== before) counts[worst] += 1;
      outcomes.set(network, worst);
      if (outcome === 'shown') return undefined;
      const of = outcomes.size;
      const [proven, failed] = [counts.proven, counts.failed + counts.proven];
      if (isTooMany({ bad: proven, of }, MIN_PROVEN, errorLimit))
        return `it failed ${proven} of ${of} shoppers where the build before did not`;
      if (isTooMany({ bad: failed, of }, MIN_FAILED, FAILED_LIMIT)) return `it failed ${failed} of ${of} shoppers`;
      return undefined;
    },
    of(key: string): Count {
      const { outcomes, counts } = visitsOf(key);
      return { bad: counts.failed + counts.proven, of: outcomes.size };
    },
  };
}
