import { randomNumbers } from '../../testing/randomNumbers';
import { createCanaryTrial } from './canaryTrial';
import {
  addTo,
  emptyHistogram,
  fisherExact,
  isShareWorse,
  normalTail,
  p75Of,
  rankSum,
  type Histogram,
} from './judgeCanary';

const VISITS = 5_000;
const CLICKS = 1_000;
const SCREENS = ['/', '/collections', '/product', '/checkout'];
const SERIES = 2 * SCREENS.length;
/** Failures that every build has: lost connections, closed pages. */
const PAGES_FAILING = 0.002;
const ORDERS_LOST = 0.01;

interface Fault {
  pagesFailing?: number;
  ordersLost?: number;
  /** Added to the INP of `/product`, in milliseconds. */
  slowerInp?: number;
}

/** A log-normal value, whose long tail is like the one of page timings. */
function logNormal(random: () => number, median: number, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return median * Math.exp(sigma * normal);
}

/** The evidence against a canary that is judged at each visit; undefined if it is not withdrawn. */
function judged(seed: number, fault: Fault): string | undefined {
  const random = randomNumbers(seed);
  const trial = createCanaryTrial('b1', SERIES);

  function visit(arm: 'canary' | 'live', shopper: number, { pagesFailing = 0, ordersLost = 0, slowerInp = 0 }: Fault) {
    const page = { id: `${arm} ${shopper}`, network: String(shopper) };
    const screen = SCREENS[Math.floor(random() * SCREENS.length)] ?? '/';
    const found = [trial.recordPage(arm, page, random() < PAGES_FAILING + pagesFailing)];
    found.push(trial.recordVital(arm, page, 'LCP', screen, logNormal(random, 1_400, 0.6)));
    const inp = logNormal(random, 90, 0.8) + (screen === '/product' ? slowerInp : 0);
    // browsers report interactions from 40 ms on, in steps of 8 ms
    if (inp >= 40) found.push(trial.recordVital(arm, page, 'INP', screen, Math.round(inp / 8) * 8));
    if (shopper % (VISITS / CLICKS) === 0)
      found.push(trial.recordJourney(arm, page, random() >= ORDERS_LOST + ordersLost));
    return found.find((evidence) => evidence !== undefined);
  }

  for (let shopper = 0; shopper < VISITS; shopper += 1) {
    const evidence = visit('live', shopper, {}) ?? visit('canary', shopper, fault);
    if (evidence) return evidence;
  }
  return undefined;
}

/** The evidence against each of the canaries with this fault that is withdrawn. */
function judgedOf(fault: Fault, canaries = 10): string[] {
  return Array.from({ length: canaries }, (_, seed) => judged(seed, fault)).filter(
    (evidence) => evidence !== undefined,
  );
}

describe('5,000 visits and 1,000 orders of each build, judged as they come', () => {
  test('of ten canaries without a fault none is withdrawn', () => {
    expect(judgedOf({})).toEqual([]);
  });

  test.each<[string, Fault, RegExp]>([
    ['fail 2 % of their pages', { pagesFailing: 0.02 }, /pages failed/],
    ['add 300 ms to the INP of one screen', { slowerInp: 300 }, /^INP at \/product is/],
    ['lose 5 % of the orders', { ordersLost: 0.05 }, /orders were not completed/],
  ])('of ten canaries that %s at least nine are withdrawn, for that reason', (_what, fault, reason) => {
    const found = judgedOf(fault);
    expect(found.length).toBeGreaterThanOrEqual(9);
    expect(found.filter((evidence) => !reason.test(evidence))).toEqual([]);
  });

  test('of three canaries that are 50 ms slower on one screen none is withdrawn: the difference is not relevant', () => {
    expect(judgedOf({ slowerInp: 50 }, 3)).toEqual([]);
  });
});

function histogramOf(...values: number[]): Histogram {
  const histogram = emptyHistogram();
  for (const value of values) addTo(histogram, value);
  return histogram;
}

test.each<[number, number, number, number, number]>([
  // the lady tasting tea (Fisher 1935), and figures of R 4.2 (fisher.test, alternative "greater")
  [4, 4, 0, 4, 1 / 70],
  [3, 4, 1, 4, 17 / 70],
  [0, 100, 0, 100, 1],
  [10, 50, 2, 50, 0.01387],
])('Fisher: %i of %i against %i of %i', (bad, of, otherBad, otherOf, p) => {
  expect(fisherExact({ bad, of }, { bad: otherBad, of: otherOf })).toBeCloseTo(p, 4);
});

test('equal values, and smaller ones, are no evidence', () => {
  const values = Array.from({ length: 60 }, (_, index) => index * 10);
  expect(rankSum(histogramOf(...values), histogramOf(...values), 0)).toBe(1);
  expect(rankSum(histogramOf(...values.map((value) => value + 90)), histogramOf(...values), 100)).toBe(1);
  expect(rankSum(histogramOf(100, 100), histogramOf(100, 100), 0)).toBe(1);
});

test('the rank sum counts pairs and ties', () => {
  // U = 15.5 of 16 pairs, mean 8, variance 16 / 12 · (9 − 6 / 56), so z = 2.178
  const p = rankSum(histogramOf(50, 60, 70, 80), histogramOf(20, 30, 40, 50), 0);
  expect(p).toBeCloseTo(normalTail(2.178), 3);
});

test('the bound of the normal tail is above it, by no more than a tenth where it decides', () => {
  for (const [z, p] of Object.entries({ 3: 0.0013499, 4: 0.00003167, 5: 2.8665e-7 })) {
    expect(normalTail(Number(z))).toBeGreaterThan(p);
    expect(normalTail(Number(z))).toBeLessThan(p * 1.1);
  }
  expect([normalTail(0), normalTail(-3), normalTail(NaN)]).toEqual([1, 1, 1]);
});

test('the 75th percentile is that of three in four values', () => {
  expect([p75Of(histogramOf(10, 20, 30, 40)), p75Of(emptyHistogram())]).toEqual([30, 0]);
});

test.each<[string, number, number]>([
  ['a sample size that is no look', 60, 100],
  ['fewer than 50 of the canary', 49, 100],
  ['fewer than 50 of the live build', 50, 49],
])('with %s nothing is decided', (_what, canary, live) => {
  expect(isShareWorse('pages', { bad: canary, of: canary }, { bad: 0, of: live })).toBe(false);
  expect(isShareWorse('pages', { bad: 50, of: 50 }, { bad: 0, of: 50 })).toBe(true);
});

test('a difference that is significant and not relevant decides nothing', () => {
  expect(isShareWorse('pages', { bad: 240, of: 50_000 }, { bad: 0, of: 50_000 })).toBe(false);
  expect(isShareWorse('pages', { bad: 260, of: 50_000 }, { bad: 0, of: 50_000 })).toBe(true);
});
