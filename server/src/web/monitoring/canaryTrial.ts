import { LRUCache } from 'lru-cache';
import { addTo, emptyHistogram, isShareWorse, isVitalWorse, p75Of, type Histogram } from './judgeCanary';
import type { LiveReleases } from '../../releases/repository/liveReleases';
import { routesOf } from '../../releases/repository/remoteRoutes';
import type { ServedPage } from './pageTokens';

export type Arm = 'canary' | 'live';

/** A page and its network. */
export type TrialPage = Pick<ServedPage, 'id' | 'network'>;

/** Compares a canary and the live build. Each function returns evidence if the canary must be withdrawn. */
export type CanaryTrial = ReturnType<typeof createCanaryTrial>;

/** Networks that are remembered in an arm; the network seen longest ago is forgotten. */
const MAX_NETWORKS = 10_000;

/** A network's first sample of a series. */
interface Sample {
  page: string;
  isBad: boolean;
}

/** A network counts once in a series, by its first page: samples are independent. `series` comes from `seriesOf`. */
export function createCanaryTrial(liveBuild: string, series: number) {
  const arms = { canary: createArm(), live: createArm() };
  const samples = new LRUCache<string, Map<string, Sample>>({ max: 2 * MAX_NETWORKS });

  function samplesOf(arm: Arm, { network }: TrialPage): Map<string, Sample> {
    const key = `${arm} ${network}`;
    const known = samples.get(key) ?? new Map<string, Sample>();
    samples.set(key, known);
    return known;
  }

  /** Counts a page once, by its latest outcome. Returns the counts if a new sample shows that the canary is worse. */
  function count(arm: Arm, kind: 'pages' | 'journeys', page: TrialPage, judge: (before: boolean) => boolean) {
    const known = samplesOf(arm, page);
    const before = known.get(kind);
    if (before && before.page !== page.id) return undefined;
    const isBad = judge(before?.isBad ?? false);
    known.set(kind, { page: page.id, isBad });
    const counted = arms[arm][kind];
    counted.bad += Number(isBad) - Number(before?.isBad ?? false);
    counted.of += before ? 0 : 1;
    const [canary, live] = [arms.canary[kind], arms.live[kind]];
    return !before && arm === 'canary' && isShareWorse(kind, canary, live) ? { canary, live } : undefined;
  }

  return {
    recordPage(arm: Arm, page: TrialPage, hasFailed: boolean): string | undefined {
      const worse = count(arm, 'pages', page, (hadFailed) => hadFailed || hasFailed);
      if (!worse) return undefined;
      const { canary, live } = worse;
      return `${canary.bad} of its ${canary.of} pages failed, and ${live.bad} of ${live.of} with ${liveBuild}`;
    },
    recordJourney(arm: Arm, page: TrialPage, isComplete: boolean): string | undefined {
      const worse = count(arm, 'journeys', page, () => !isComplete);
      if (!worse) return undefined;
      const { canary, live } = worse;
      return `after Place Order ${canary.bad} of ${canary.of} orders were not completed, and ${live.bad} of ${live.of} with ${liveBuild}`;
    },
    recordVital(arm: Arm, page: TrialPage, metric: 'LCP' | 'INP', screen: string, value: number): string | undefined {
      const name = `${metric} ${screen || 'shell'}`;
      const known = samplesOf(arm, page);
      if (known.has(name)) return undefined;
      known.set(name, { page: page.id, isBad: false });
      const [mine = emptyHistogram(), other] = [arms[arm].vitals.get(name), arms.live.vitals.get(name)];
      addTo(mine, value);
      arms[arm].vitals.set(name, mine);
      if (arm !== 'canary' || !other || !isVitalWorse(metric, mine, other, series)) return undefined;
      return `${metric} at ${screen || 'pages of the shell'} is ${p75Of(mine)} ms or more in one of four visits, and ${p75Of(other)} ms with ${liveBuild}`;
    },
    counts: (arm: Arm) => arms[arm],
  };
}

/** `journeys` are pages with a click on Place Order, bad without an order; a key of `vitals` is like `INP /product`. */
function createArm() {
  return { pages: { bad: 0, of: 0 }, journeys: { bad: 0, of: 0 }, vitals: new Map<string, Histogram>() };
}

/** The number of judged series: LCP and INP of each screen; every screen is in the shell. */
export function seriesOf(remote: string, { packages }: LiveReleases): number {
  const own = packages
    .filter(({ name }) => name !== 'shell' && (name === remote || remote === 'shell'))
    .flatMap(({ name, live }) => routesOf(name, live).prefixes);
  return 2 * (own.length + 1);
}
