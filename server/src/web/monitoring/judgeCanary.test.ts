import { randomNumbers } from '../../testing/randomNumbers';
import { createCanaryTrial, fisherExact, isShareWorse } from './judgeCanary';

const VISITS = 5_000;
const CLICKS = 1_000;
/** Failures that every build has: lost connections, closed pages. */
const PAGES_FAILING = 0.002;
const ORDERS_LOST = 0.01;

interface Fault {
  pagesFailing?: number;
  ordersLost?: number;
}

/** The evidence against a canary that is judged at each visit; undefined if it is not withdrawn. */
function judged(seed: number, fault: Fault): string | undefined {
  const random = randomNumbers(seed);
  const trial = createCanaryTrial('b1');

  function visit(arm: 'canary' | 'live', shopper: number, { pagesFailing = 0, ordersLost = 0 }: Fault) {
    const page = { id: `${arm} ${shopper}`, network: String(shopper) };
    const found = [trial.recordPage(arm, page, random() < PAGES_FAILING + pagesFailing)];
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
    ['lose 5 % of the orders', { ordersLost: 0.05 }, /orders were not completed/],
  ])('of ten canaries that %s at least nine are withdrawn, for that reason', (_what, fault, reason) => {
    const found = judgedOf(fault);
    expect(found.length).toBeGreaterThanOrEqual(9);
    expect(found.filter((evidence) => !reason.test(evidence))).toEqual([]);
  });
});

test.each<[number, number, number, number, number]>([
  // the lady tasting tea (Fisher 1935), and figures of R 4.2 (fisher.test, alternative "greater")
  [4, 4, 0, 4, 1 / 70],
  [3, 4, 1, 4, 17 / 70],
  [0, 100, 0, 100, 1],
  [10, 50, 2, 50, 0.01387],
])('Fisher: %i of %i against %i of %i', (bad, of, otherBad, otherOf, p) => {
  expect(fisherExact({ bad, of }, { bad: otherBad, of: otherOf })).toBeCloseTo(p, 4);
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
