/**
 * Judges a canary against the live build, with data of both of the same time.
 *
 * A canary with no fault is withdrawn with a probability of at most `ALPHA`, however long it runs and whatever is measured:
 * `ALPHA` is divided among the kinds of evidence (`SHARES`), among the series of one kind, and equally among `LOOKS`, the only
 * sample sizes at which a test is made. By Bonferroni's inequality the sum of the parts bounds the probability of any
 * false result, also for tests that depend on each other (R. G. Miller, Simultaneous Statistical Inference, 1981; for repeated
 * looks: S. J. Pocock, Biometrika 64, 1977, who computes the exact, slightly larger parts).
 */

/** Probability that a canary without a fault is withdrawn: 99 % confidence. */
export const ALPHA = 0.01;

/** The canary's sample sizes at which it is judged; not at others, and at most once each. The first one is the minimum size. */
export const LOOKS: readonly number[] = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** Networks that may lie together: so many bad results of a build are counted as good ones. */
export const MAX_DISHONEST = 5;

/** Parts of `ALPHA`: lost orders get the largest, since there are few of them; a slow screen shows even at a small one. */
const SHARES = { pages: 0.3, journeys: 0.5, vitals: 0.2 };

/** Smaller differences in share are not relevant. */
const RELEVANT_SHARES = { pages: 0.005, journeys: 0.02 };

/** Smaller differences in milliseconds are not relevant. */
const RELEVANT_MS = { INP: 100, LCP: 500 };

/** Resolution of a `Histogram` in milliseconds. */
const BUCKET_MS = 10;
const MAX_MS = 60_000;

/** The number of bad results, and of all results. */
export interface Count {
  bad: number;
  of: number;
}

/** Number of values by value, in steps of 10 ms. */
export interface Histogram {
  size: number;
  counts: Map<number, number>;
}

export function emptyHistogram(): Histogram {
  return { size: 0, counts: new Map() };
}

/** Adds a value in milliseconds. */
export function addTo(histogram: Histogram, value: number): void {
  const bucket = Math.round(Math.min(value, MAX_MS) / BUCKET_MS) * BUCKET_MS;
  histogram.counts.set(bucket, (histogram.counts.get(bucket) ?? 0) + 1);
  histogram.size += 1;
}

/** The 75th percentile in milliseconds; 0 without values. */
export function p75Of({ size, counts }: Histogram): number {
  let seen = 0;
  for (const [value, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= size * 0.75) return value;
  }
  return 0;
}

/** Whether the canary's pages fail, or its orders are lost (`kind`), significantly and relevantly more often than the live build's. */
export function isShareWorse(kind: 'pages' | 'journeys', { bad, of }: Count, live: Count): boolean {
  const canary = { bad: Math.max(0, bad - MAX_DISHONEST), of };
  if (!isDue(of, live.of)) return false;
  if (canary.bad / canary.of - live.bad / live.of < RELEVANT_SHARES[kind]) return false;
  return fisherExact(canary, live) <= (ALPHA * SHARES[kind]) / LOOKS.length;
}

/** Whether a vital of the canary is significantly worse than the live build's by more than the relevant difference. `series` is the number of vitals and screens that are judged. */
export function isVitalWorse(metric: 'LCP' | 'INP', canary: Histogram, live: Histogram, series: number): boolean {
  if (!isDue(canary.size, live.size)) return false;
  return rankSum(canary, live, RELEVANT_MS[metric]) <= (ALPHA * SHARES.vitals) / series / LOOKS.length;
}

function isDue(canarySize: number, liveSize: number): boolean {
  return LOOKS.includes(canarySize) && liveSize >= (LOOKS[0] ?? 0);
}

/**
 * Fisher's exact test, one-sided: the probability of at least `a.bad` of all bad ones being among `a.of`, if both have the
 * same share. P(X ≥ x) with X hypergeometric: Σ C(a.of, x) C(b.of, bad − x) / C(a.of + b.of, bad) (R. A. Fisher, 1935). Exact
 * for the few failures of a good build, unlike a normal approximation.
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

/**
 * The Wilcoxon-Mann-Whitney rank-sum test, one-sided: the probability of values of `a` that are larger than those of `b`
 * by `margin` to this extent, if they are not. It assumes no distribution, as page timings have long tails.
 * U = #(a − margin > b) + #(a − margin = b) / 2 is approximately normal with mean nm / 2 and variance
 * nm / 12 · (N + 1 − Σ (t³ − t) / (N (N − 1))), t being the sizes of ties (E. L. Lehmann, Nonparametrics, 1975, section 1.4).
 */
export function rankSum(a: Histogram, b: Histogram, margin: number): number {
  const shifted = new Map([...a.counts].map(([value, count]) => [value - margin, count]));
  const values = [...new Set([...shifted.keys(), ...b.counts.keys()])].toSorted((x, y) => x - y);
  let [below, u, ties] = [0, 0, 0];
  for (const value of values) {
    const [ofA, ofB] = [shifted.get(value) ?? 0, b.counts.get(value) ?? 0];
    u += ofA * (below + ofB / 2);
    below += ofB;
    ties += (ofA + ofB) ** 3 - (ofA + ofB);
  }
  const all = a.size + b.size;
  const variance = ((a.size * b.size) / 12) * (all + 1 - ties / (all * (all - 1)));
  return normalTail((u - (a.size * b.size) / 2) / Math.sqrt(variance));
}

/** An upper bound of P(Z > z) of the normal distribution, within 10 % above z = 3: φ(z) / z (R. D. Gordon, 1941). At most 1; 1 also if z is not a number. */
export function normalTail(z: number): number {
  return z > 0 ? Math.min(1, Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) / z) : 1;
}
