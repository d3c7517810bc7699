import { LRUCache } from 'lru-cache';
import { MAX_DISHONEST, type Count } from './judgeCanary';

/**
 * A build has failed too many shoppers where, of its last 500 networks,
 * - at least 10 saw it fail where the build before did not, and they are, without five of them, at least `errorLimit` percent; or
 * - at least 20 saw it fail in any way, and they are, without five of them, at least 75 percent.
 *
 * Five networks may lie in concert, so they alone never withdraw a build. Of honest shoppers, the share of failures of which the build is
 * not the cause has to be far above what they are in practice: for a share q of failures of any kind, n visits fail the rule with
 * P(Bin(n, q) ≥ max(20, 0.75 n + 5)), which is less than 10⁻⁶ for q = 0.3 and every n.
 */
const MAX_SHOPPERS = 500;
const MIN_PROVEN = 10;
const MIN_FAILED = 20;
const FAILED_LIMIT = 75;

/** The words of browsers for what no build is to blame for: a script or an answer that did not arrive, elements that something else has changed, and a page that was not as it was sent. */
export const ON_THE_SHOPPERS_SIDE =
  /^(ChunkLoadError|AbortError|NetworkError|NotFoundError|HierarchyRequestError)\b|failed to fetch|networkerror|load failed|could not be loaded|React error #4(18|2[1-5])/i;

/** What a shopper saw of a build. `proven`: it failed, and the build before did not, on the same page. */
export type Outcome = 'shown' | 'failed' | 'proven';

const SEVERITY: Record<Outcome, number> = { shown: 0, failed: 1, proven: 2 };

/** The last shoppers of a build, by network, and how many of them have each outcome. */
interface Visits {
  outcomes: LRUCache<string, Outcome>;
  counts: Record<Outcome, number>;
}

/** Counts what shoppers, told apart by their network, saw of builds; a better outcome does not replace a worse one. `add` returns the evidence where a build fails too many. */
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
      // the cache disposes of a value that is another one
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
