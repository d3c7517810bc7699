/**
 * Judges a canary against the live build, with data of the same time.
 *
 * A canary without a fault is withdrawn with a probability of at most `ALPHA`, however long it runs. `ALPHA` is divided
 * among the kinds of evidence (`SHARES`), among the series of a kind, and equally among `LOOKS`. By Bonferroni's
 * inequality the sum of the parts bounds the probability of any false result, also for dependent tests (R. G. Miller,
 * Simultaneous Statistical Inference, 1981; S. J. Pocock, Biometrika 64, 1977, has exact, slightly larger parts for
 * repeated looks).
 */

/** Probability that a canary without a fault is withdrawn: 99 % confidence. */
export const ALPHA = 0.01;

/** The canary is judged once at each of these sample sizes. The live build needs at least the first one. */
export const LOOKS: readonly number[] = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

/** One person may control so many networks: this number of bad results counts as good. */
export const MAX_DISHONEST = 5;

/** Parts of `ALPHA`: lost orders get the largest, because they are few; a slow screen shows even with a small part. */
const SHARES = { pages: 0.3, journeys: 0.5, vitals: 0.2 };

/** Smaller differences are not relevant. */
const RELEVANT_SHARES = { pages: 0.005, journeys: 0.02 };

const RELEVANT_MS = { INP: 100, LCP: 500 };

/** In milliseconds. */
const BUCKET_MS = 10;
const MAX_MS = 60_000;

export interface Count {
  bad: number;
  of: number;
}

/** Counts by value, in steps of `BUCKET_MS`. */
export interface Histogram {
  size: number;
  counts: Map<number, number>;
}

export function emptyHistogram(): Histogram {
  return { size: 0, counts: new Map() };
}

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

/** Whether the canary's pages fail, or its orders are lost, significantly and relevantly more often. */
export function isShareWorse(kind: 'pages' | 'journeys', { bad, of }: Count, live: Count): boolean {
  const canary = { bad: Math.max(0, bad - MAX_DISHONEST), of };
  if (!isDue(of, live.of)) return false;
  if (canary.bad / canary.of - live.bad / live.of < RELEVANT_SHARES[kind]) return false;
  return fisherExact(canary, live) <= (ALPHA * SHARES[kind]) / LOOKS.length;
}

/** Whether a vital is significantly and relevantly worse. `series` is the number of judged vitals and screens. */
export function isVitalWorse(metric: 'LCP' | 'INP', canary: Histogram, live: Histogram, series: number): boolean {
  if (!isDue(canary.size, live.size)) return false;
  return rankSum(canary, live, RELEVANT_MS[metric]) <= (ALPHA * SHARES.vitals) / series / LOOKS.length;
}

function isDue(canarySize: number, liveSize: number): boolean {
  return LOOKS.includes(canarySize) && liveSize >= (LOOKS[0] ?? 0);
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

/**
 * The Wilcoxon-Mann-Whitney rank-sum test, one-sided: the probability of this result if values of `a` are not larger
 * than values of `b` by `margin`. It assumes no distribution, because page timings have long tails.
 * U = #(a − margin > b) + #(a − margin = b) / 2 is approximately normal with mean nm / 2 and variance
 * nm / 12 · (N + 1 − Σ (t³ − t) / (N (N − 1))), with tie sizes t (E. L. Lehmann, Nonparametrics, 1975, section 1.4).
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

/** An upper bound of P(Z > z), within 10 % above z = 3: φ(z) / z (R. D. Gordon, 1941). At most 1; 1 if z is NaN. */
export function normalTail(z: number): number {
  return z > 0 ? Math.min(1, Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) / z) : 1;
}
