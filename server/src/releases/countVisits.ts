import { LRUCache } from 'lru-cache';
import type { Count } from './judgeCanary';

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
const MAX_DISHONEST = 5;
const MIN_PROVEN = 10;
const MIN_FAILED = 20;
const FAILED_LIMIT = 75;

/** What a shopper saw of a build. `proven`: it failed, and the build before did not, on the same page. */
export type Outcome = 'shown' | 'failed' | 'proven';

const SEVERITY: Record<Outcome, number> = { shown: 0, failed: 1, proven: 2 };

/** Counts what shoppers, told apart by their network, saw of builds; a better outcome does not replace a worse one. `add` returns the evidence where a build fails too many. */
export function countVisits(errorLimit: number) {
  const visits = new Map<string, LRUCache<string, Outcome>>();

  function countOf(key: string, least: Outcome): Count {
    const outcomes = [...(visits.get(key)?.values() ?? [])];
    return { bad: outcomes.filter((outcome) => SEVERITY[outcome] >= SEVERITY[least]).length, of: outcomes.length };
  }

  function isTooMany({ bad, of }: Count, min: number, limit: number): boolean {
    return bad >= min && (bad - MAX_DISHONEST) * 100 >= limit * of;
  }

  return {
    add(key: string, network: string, outcome: Outcome): string | undefined {
      const shoppers = visits.get(key) ?? new LRUCache<string, Outcome>({ max: MAX_SHOPPERS });
      visits.set(key, shoppers);
      const before = shoppers.get(network) ?? 'shown';
      shoppers.set(network, SEVERITY[before] > SEVERITY[outcome] ? before : outcome);
      if (outcome === 'shown') return undefined;
      const [proven, failed] = [countOf(key, 'proven'), countOf(key, 'failed')];
      if (isTooMany(proven, MIN_PROVEN, errorLimit))
        return `it failed ${proven.bad} of ${proven.of} shoppers where the build before did not`;
      if (isTooMany(failed, MIN_FAILED, FAILED_LIMIT)) return `it failed ${failed.bad} of ${failed.of} shoppers`;
      return undefined;
    },
    of: (key: string) => countOf(key, 'failed'),
  };
}
