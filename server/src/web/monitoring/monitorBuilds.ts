import { LRUCache } from 'lru-cache';
import type { Config } from '../../base/config/config';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import { countVisits, ON_THE_SHOPPERS_SIDE, type Outcome } from './countVisits';
import { createCanaryTrial, type Arm, type CanaryTrial } from './judgeCanary';
import type { LiveReleases } from '../../releases/repository/liveReleases';
import type { ServedPage } from './pageTokens';
import { isWithdrawn, withdrawInRegistry, type WithdrawnBuilds } from '../../releases/repository/withdrawnBuilds';

/** Only younger builds are withdrawn: later failures have other causes, and forged reports must not hurt old builds. */
const PROBATION_MS = 24 * 60 * 60_000;

/** Pages whose failures are compared with the build before. */
const MAX_PAGES = 10_000;

interface Source {
  remote: string;
  build: string | null;
}

export interface PageOutcomes {
  shown: Source[];
  /** Builds that could not be loaded, or threw before or after (`event`) their screen was shown; `retry` is not new. */
  failures: (Source & { phase: 'load' | 'render' | 'event' | 'retry'; message: string })[];
  /** Clicks on Place Order. */
  journeys: (Source & { isComplete: boolean })[];
}

/** `shoppers` are the last 500; the others are counted since the build is live, or since it has a canary beside it. */
export type BuildEvidence = ReturnType<BuildMonitor['evidence']>[number];

export type BuildMonitor = ReturnType<typeof monitorBuilds>;

interface MonitorParts {
  readLive(): LiveReleases;
  config: Pick<Config, 'releasesDir' | 'errorLimit'>;
  withdrawn: WithdrawnBuilds;
  /** Shares the withdrawals with the other instances; does not reject. */
  share(): Promise<void>;
  report(sentence: string): void;
  now?(): number;
}

/** Withdraws young builds that fail too many shoppers (`countVisits`), and canaries that are worse (`judgeCanary`). */
export function monitorBuilds({
  readLive,
  config: { releasesDir, errorLimit },
  withdrawn,
  share,
  report,
  now = Date.now,
}: MonitorParts) {
  const visits = countVisits(errorLimit);
  const failedBuilds = new LRUCache<string, string>({ max: MAX_PAGES });
  const trials = new Map<string, { key: string; trial: CanaryTrial }>();

  const releasesOf = (remote: string) => readLive().packages.find(({ name }) => name === remote);

  function pointersOf(remote: string) {
    return { ...readLive().repository.registry.packages[remote], lastGood: releasesOf(remote)?.previous?.build };
  }

  function isOnProbation(remote: string, build: string): boolean {
    const { live, canary, lastGood, off = [] } = pointersOf(remote);
    const pointer = [canary, live].find((one) => one?.build === build);
    // open pages fail because parts that are off give no data
    if (!pointer || off.length > 0 || errorLimit === 0 || now() - Date.parse(pointer.since) >= PROBATION_MS)
      return false;
    if (withdrawn.list().some((one) => one.name === remote && isWithdrawn(pointer, one))) return false;
    return pointer === canary || lastGood !== undefined;
  }

  function buildBefore(remote: string, build: string): StoredRelease | undefined {
    const releases = isOnProbation(remote, build) ? releasesOf(remote) : undefined;
    return releases?.canary?.release.build === build ? releases.live : releases?.previous;
  }

  /** Each new build of a package starts another trial. */
  function trialOf(remote: string): { trial?: CanaryTrial; canary?: string; live?: string } {
    const releases = releasesOf(remote);
    const [canary, live] = [releases?.canary?.release.build, releases?.live?.build];
    if (!live) return {};
    const key = `${canary} ${pointersOf(remote).canary?.since} ${live}`;
    const known = trials.get(remote);
    const trial = known?.key === key ? known.trial : createCanaryTrial(live);
    trials.set(remote, { key, trial });
    return { trial, canary, live };
  }

  async function withdraw(remote: string, build: string, evidence: string): Promise<void> {
    if (!isOnProbation(remote, build)) return;
    const { canary, live, lastGood } = pointersOf(remote);
    const withdrawal = { name: remote, build, at: now(), evidence };
    withdrawn.add(withdrawal);
    report(
      `${remote} ${build} is withdrawn: ${evidence}. ${canary?.build === build ? live?.build : lastGood} is live for all.`,
    );
    const [, problem] = await Promise.all([share(), withdrawInRegistry(releasesDir, withdrawal, lastGood)]);
    if (problem)
      report(`The registry still names ${remote} ${build}, which is not served until it is released again: ${problem}`);
  }

  async function recordVisit(network: string, remote: string, build: string, outcome: Outcome): Promise<void> {
    if (!isOnProbation(remote, build)) return;
    const evidence = visits.add(`${remote} ${build}`, network, outcome);
    if (evidence) await withdraw(remote, build, evidence);
  }

  /** Records in the trial of a remote, and in the trial of the shell around it. */
  async function recordInTrials(
    page: ServedPage,
    remote: string,
    record: (trial: CanaryTrial, arm: Arm) => string | undefined,
  ): Promise<void> {
    for (const name of new Set([remote, 'shell'])) {
      const { trial, canary, live } = trialOf(name);
      const build = page.builds.get(name);
      if (!trial || !build || (build !== canary && build !== live)) continue;
      const evidence = record(trial, build === canary ? 'canary' : 'live');
      if (evidence) await withdraw(name, build, evidence);
    }
  }

  return {
    /** Records the report of a page with a token. Resolves after the withdrawals that it causes, and never rejects. */
    async recordPage(page: ServedPage, { shown, failures, journeys }: PageOutcomes) {
      const wasServed = ({ remote, build }: Source) => build !== null && page.builds.get(remote) === build;
      const outcomes = [
        ...shown.map((one) => ({ ...one, phase: undefined })),
        ...failures.filter(({ phase, message }) => phase !== 'retry' && !ON_THE_SHOPPERS_SIDE.test(message)),
      ];
      for (const { remote, build, phase } of outcomes.filter(wasServed)) {
        if (phase && phase !== 'event') failedBuilds.set(`${page.id} ${remote}`, build ?? '');
        await recordVisit(page.network, remote, build ?? '', phase ? 'failed' : 'shown');
        await recordInTrials(page, remote, (trial, arm) => trial.recordPage(arm, page, phase !== undefined));
      }
      // if the build before fails too, its later success proves nothing
      for (const one of failures) if (!wasServed(one)) failedBuilds.delete(`${page.id} ${one.remote}`);
      for (const { remote, build } of shown) {
        const failed = failedBuilds.get(`${page.id} ${remote}`);
        // the page shows this build in place of the failed one
        const isProven = failed && buildBefore(remote, failed)?.build === build;
        if (isProven) await recordVisit(page.network, remote, failed, 'proven');
      }
      for (const { remote, isComplete } of journeys.filter(wasServed))
        await recordInTrials(page, remote, (trial, arm) => trial.recordJourney(arm, page, isComplete));
    },
    /** A build could not render a shopper's page on the server, and the build before could. */
    recordFault: ({ name, build }: { name: string; build: string }, network: string) =>
      void recordVisit(network, name, build, 'proven'),
    buildBefore,
    evidence() {
      return readLive().packages.flatMap(({ name: remote }) => {
        const { trial, canary, live } = trialOf(remote);
        return (['canary', 'live'] as const).flatMap((arm) => {
          const build = arm === 'canary' ? canary : live;
          if (!trial || !build) return [];
          // packages of earlier releases print `vitals`
          const counted = { shoppers: visits.of(`${remote} ${build}`), ...trial.counts(arm), vitals: [] };
          return [{ remote, build, isCanary: arm === 'canary', ...counted }];
        });
      });
    },
  };
}
