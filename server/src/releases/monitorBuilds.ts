import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config';
import type { PackageReleases, LiveReleases } from './liveReleases';
import { withdraw } from './pointers';
import { changePointers } from './registryFile';

/** Sliding window in which visits count. */
const WINDOW_MS = 10 * 60_000;

/** Fewer failures than this are not significant. */
const MIN_FAILED_SHOPPERS = 5;

/** Only builds younger than this are rolled back: later failures have other causes, and forged reports must not affect an established build. */
const PROBATION_MS = 24 * 60 * 60_000;

/** Visits stored per build; the least recent one is evicted. */
const MAX_SHOPPERS = 5_000;

/** A shopper's latest visit to a build. */
interface Visit {
  at: number;
  hasFailed: boolean;
}

/** Rolls back builds that fail for too many shoppers. */
export interface BuildMonitor {
  /** Records that a remote's screen was rendered or failed; resolves after a rollback this triggers. */
  record(remote: string, build: string, address: string, hasFailed: boolean): Promise<void>;
}

/**
 * Monitors builds that went live less than a day ago: where one fails for `errorLimit` percent of shoppers and at least five
 * (by IP address, within ten minutes), its pointer moves back to the last known good build for all shoppers.
 */
export function monitorBuilds(
  readLive: () => LiveReleases,
  config: Pick<Config, 'releasesDir' | 'errorLimit'>,
  report: (sentence: string) => void,
  now: () => number = Date.now,
): BuildMonitor {
  const visits = new Map<string, LRUCache<string, Visit>>();
  const salt = randomBytes(16);

  /** Whether a build is served, recent, and has a build to roll back to. */
  function isOnProbation(remote: string, build: string): boolean {
    const { repository, packages } = readLive();
    const { live, canary } = repository.registry.packages[remote] ?? {};
    if (canary?.build === build) return isRecent(canary.since);
    return live?.build === build && isRecent(live.since) && Boolean(previousOf(packages, remote));
  }

  function isRecent(since: string): boolean {
    return now() - Date.parse(since) < PROBATION_MS;
  }

  /** Records a visit; a later success does not clear a failure. */
  function recordVisit(key: string, address: string, hasFailed: boolean): LRUCache<string, Visit> {
    const shoppers = visits.get(key) ?? new LRUCache<string, Visit>({ max: MAX_SHOPPERS });
    const shopperHash = createHmac('sha256', salt).update(address).digest('base64');
    const visit = { at: now(), hasFailed: hasFailed || (shoppers.get(shopperHash)?.hasFailed ?? false) };
    shoppers.set(shopperHash, visit);
    visits.set(key, shoppers);
    return shoppers;
  }

  async function withdrawBuild(remote: string, build: string, verdict: { failed: number; of: number }): Promise<void> {
    const previous = previousOf(readLive().packages, remote);
    const at = new Date(now()).toISOString();
    const { live } = await changePointers(config.releasesDir, remote, (pointers) =>
      withdraw(pointers, build, previous, { at, ...verdict }),
    );
    report(
      `${remote} ${build} has failed ${verdict.failed} of ${verdict.of} shoppers and is withdrawn: ${live?.build} is live for all.`,
    );
  }

  return {
    async record(remote, build, address, hasFailed) {
      if (config.errorLimit === 0 || !isOnProbation(remote, build)) return;
      const key = `${remote}@${build}`;
      const shoppers = recordVisit(key, address, hasFailed);
      if (!hasFailed) return;
      const recent = [...shoppers.values()].filter(({ at }) => now() - at < WINDOW_MS);
      const failed = recent.filter((visit) => visit.hasFailed).length;
      if (failed < MIN_FAILED_SHOPPERS || failed * 100 < config.errorLimit * recent.length) return;
      visits.delete(key);
      await withdrawBuild(remote, build, { failed, of: recent.length });
    },
  };
}

function previousOf(packages: readonly PackageReleases[], remote: string): string | undefined {
  return packages.find(({ name }) => name === remote)?.previous?.build;
}
