import { LRUCache } from 'lru-cache';
import type { ServedPage } from './pageTokens';

/**
 * Compares a canary and the live build, with data of the same time: failed pages, and orders lost after Place Order.
 *
 * A canary without a fault is withdrawn with a probability of at most `ALPHA`, however long it runs. `ALPHA` is divided
 * between the kinds of evidence (`SHARES`), and equally among `LOOKS`. By Bonferroni's inequality the sum of the parts
 * bounds the probability of any false result, also for dependent tests (R. G. Miller, Simultaneous Statistical
 * Inference, 1981; S. J. Pocock, Biometrika 64, 1977, has exact, slightly larger parts for repeated looks).
 */

/** Probability that a canary without a fault is withdrawn: 99 % confidence. */
const ALPHA = 0.01;

/** The canary is judged once at each of these sample sizes. The live build needs at least the first one. */
const LOOKS: readonly number[] = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** One person may control so many networks: this number of bad results counts as good. */
export const MAX_DISHONEST = 5;

/** Networks that are remembered in an arm; the network seen longest ago is forgotten. */
const MAX_NETWORKS = 10_000;

type Kind = 'pages' | 'journeys';

/** Parts of `ALPHA`: lost orders get the larger one, because they are few. */
const SHARES: Record<Kind, number> = { pages: 0.4, journeys: 0.6 };

/** Smaller differences are not relevant. */
const RELEVANT_SHARES: Record<Kind, number> = { pages: 0.005, journeys: 0.02 };

export interface Count {
  bad: number;
  of: number;
}

export type Arm = 'canary' | 'live';

type TrialPage = Pick<ServedPage, 'id' | 'network'>;

/** Compares a canary and the live build. Each function returns evidence if the canary must be withdrawn. */
export type CanaryTrial = ReturnType<typeof createCanaryTrial>;

/** A network counts once in a kind, by its first page: samples are independent. */
export function createCanaryTrial(liveBuild: string) {
  const arms = { canary: createArm(), live: createArm() };
  const samples = new LRUCache<string, { page: string; isBad: boolean }>({ max: 4 * MAX_NETWORKS });

  /** Counts a page once, by its latest outcome. Returns the counts if a new sample shows that the canary is worse. */
  function count(arm: Arm, kind: Kind, page: TrialPage, judge: (before: boolean) => boolean) {
    const key = `${arm} ${kind} ${page.network}`;
    const before = samples.get(key);
    if (before && before.page !== page.id) return undefined;
    const isBad = judge(before?.isBad ?? false);
    samples.set(key, { page: page.id, isBad });
    const counted = arms[arm][kind];
    counted.bad += Number(isBad) - Number(before?.isBad ?? false);
    counted.of += before ? 0 : 1;
    const [canary, live] = [arms.canary[kind], arms.live[kind]];
    if (before || arm !== 'canary' || !isShareWorse(kind, canary, live)) return undefined;
    return { ...canary, others: `${live.bad} of ${live.of} with ${liveBuild}` };
  }

  return {
    recordPage(arm: Arm, page: TrialPage, hasFailed: boolean): string | undefined {
      const worse = count(arm, 'pages', page, (hadFailed) => hadFailed || hasFailed);
      return worse && `${worse.bad} of its ${worse.of} pages failed, and ${worse.others}`;
    },
    recordJourney(arm: Arm, page: TrialPage, isComplete: boolean): string | undefined {
      const worse = count(arm, 'journeys', page, () => !isComplete);
      return worse && `after Place Order ${worse.bad} of ${worse.of} orders were not completed, and ${worse.others}`;
    },
    counts: (arm: Arm) => arms[arm],
  };
}

/** `journeys` are pages with a click on Place Order, bad without an order. */
function createArm(): Record<Kind, Count> {
  return { pages: { bad: 0, of: 0 }, journeys: { bad: 0, of: 0 } };
}

/** Whether the canary's pages fail, or its orders are lost, significantly and relevantly more often. */
export function isShareWorse(kind: Kind, { bad, of }: Count, live: Count): boolean {
  const canary = { bad: Math.max(0, bad - MAX_DISHONEST), of };
  if (!LOOKS.includes(of) || live.of < (LOOKS[0] ?? 0)) return false;
  if (canary.bad / canary.of - live.bad / live.of < RELEVANT_SHARES[kind]) return false;
  return fisherExact(canary, live) <= (ALPHA * SHARES[kind]) / LOOKS.length;
}

/**
 * Fisher's exact test, one-sided: the probability that at least `a.bad` of all bad ones are among `a.of`, if both have
 * the same share (R. A. Fisher, 1935). X is hypergeometric:
 * P(X ≥ x) = Σ C(a.of, x) C(b.of, bad − x) / C(a.of + b.of, bad).
 * Unlike a normal approximation, it is exact for the few failures of a good build.
 */
export function fisherExact(a: Count, b: Count): number {
  const bad = a.bad + b.bad;
  const logAll = logChoose(a.of + b.of, bad);
  let sum = 0;
  for (let x = a.bad; x <= Math.min(a.of, bad); x += 1)
    sum += Math.exp(logChoose(a.of, x) + logChoose(b.of, bad - x) - logAll);
  return Math.min(1, sum);
}

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
