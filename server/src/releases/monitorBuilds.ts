import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../config';
import type { PackageReleases, LiveReleases } from './liveReleases';
import { withdraw } from './pointers';
import { changePointers } from './registryFile';

/** How long what a shopper met counts, in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/** Fewer shoppers than this prove nothing. */
const MIN_FAILED_SHOPPERS = 5;

/** A build that has been live for longer has proved itself: what fails then is elsewhere, and no stranger's reports move it. In milliseconds. */
const PROBATION_MS = 24 * 60 * 60_000;

/** Of how many shoppers of a build is known what they met; whoever was heard of longest ago makes way. */
const MAX_SHOPPERS = 5_000;

/** What one shopper met of a build. */
interface Visit {
  at: number;
  hasFailed: boolean;
}

/** Hears what shoppers meet, and takes a build back that fails too many of them. */
export interface BuildMonitor {
  /** A remote's screen was shown, or could not be; resolves when what follows from it is done. */
  note(remote: string, build: string, address: string, hasFailed: boolean): Promise<void>;
}

/**
 * Watches the builds that went live less than a day ago: where one fails `errorLimit` of a hundred shoppers and at least five
 * (by address, within ten minutes), its pointer moves back to the last known good one, for everybody.
 */
export function monitorBuilds(readLive: () => LiveReleases, config: Pick<Config, 'releasesDir' | 'errorLimit'>, report: (sentence: string) => void, now: () => number = Date.now): BuildMonitor {
  const visits = new Map<string, Map<string, Visit>>();
  const salt = randomBytes(16);

  /** Whether shoppers see a build that is new and has something before it. */
  function isOnProbation(remote: string, build: string): boolean {
    const { repository, packages } = readLive();
    const { live, canary } = repository.registry.packages[remote] ?? {};
    if (canary?.build === build) return isYoung(canary.since);
    return live?.build === build && isYoung(live.since) && Boolean(previousOf(packages, remote));
  }

  function isYoung(since: string): boolean {
    return now() - Date.parse(since) < PROBATION_MS;
  }

  /** Notes what a shopper met last; a failure is not forgotten over what goes well later. */
  function noteVisit(key: string, address: string, hasFailed: boolean): Map<string, Visit> {
    const known = visits.get(key) ?? new Map<string, Visit>();
    const shopper = createHmac('sha256', salt).update(address).digest('base64');
    const visit = { at: now(), hasFailed: hasFailed || (known.get(shopper)?.hasFailed ?? false) };
    known.delete(shopper);
    known.set(shopper, visit);
    if (known.size > MAX_SHOPPERS) known.delete(known.keys().next().value ?? '');
    visits.set(key, known);
    return known;
  }

  async function takeBack(remote: string, build: string, verdict: { failed: number; of: number }): Promise<void> {
    const previous = previousOf(readLive().packages, remote);
    const at = new Date(now()).toISOString();
    const { live } = await changePointers(config.releasesDir, remote, (pointers) => withdraw(pointers, build, previous, { at, ...verdict }));
    report(`${remote} ${build} has failed ${verdict.failed} of ${verdict.of} shoppers and is withdrawn: ${live?.build} is live for all.`);
  }

  return {
    async note(remote, build, address, hasFailed) {
      if (config.errorLimit === 0 || !isOnProbation(remote, build)) return;
      const key = `${remote}@${build}`;
      const known = noteVisit(key, address, hasFailed);
      if (!hasFailed) return;
      const recent = [...known.values()].filter(({ at }) => now() - at < WINDOW_MS);
      const failed = recent.filter((visit) => visit.hasFailed).length;
      if (failed < MIN_FAILED_SHOPPERS || failed * 100 < config.errorLimit * recent.length) return;
      visits.delete(key);
      await takeBack(remote, build, { failed, of: recent.length });
    },
  };
}

function previousOf(packages: readonly PackageReleases[], remote: string): string | undefined {
  return packages.find(({ name }) => name === remote)?.previous?.build;
}
