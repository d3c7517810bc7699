import type { RenderTimes } from '@glow/server/testing';
import { median, ratio, text } from './table';

/** What a visit to a page has measured. */
export interface PageFigures {
  /** Of scripts, brotli, until the page was scrolled to its end and idle; by package and file in `scripts`. */
  bytes: number;
  scripts: Record<string, number>;
  /** Bytes of the document as it was transferred. */
  document: number;
  /** Requests in the longest chain to the picture that is the largest paint; 1 if it is text. */
  depth: number;
  fcp: number;
  lcp: number;
  cls: number;
  text: string;
}

/** The figures of the site that is the measure, and of the one that is measured. */
export type Pair<Figure> = [Figure, Figure];

export interface Row {
  cells: string[];
  isMissed: boolean;
  /** Whether its goal is one of bytes, which each run measures alike. */
  isOfBytes?: boolean;
}

const FURTHER_REMOTES = 3;
/** Script bytes for each further remote, ratios of times, a CLS that rounds to 0.00, ms above a page's slowest part. */
const GOALS = { bytes: 3000, depth: 2, fcp: 1.03, lcp: 1.05, cls: 0.005, ms: 3 };

type Figure = keyof Omit<PageFigures, 'scripts' | 'text'>;

/** The rows of a page with fragments, beside one with the same code in one remote. */
export function fragmentRows(path: string, visits: Pair<PageFigures>[], { page, fragments }: RenderTimes): Row[] {
  if (visits.some(([one, other]) => one.text !== other.text)) throw new Error('The sites show different texts.');
  const [one, three] = mediansOf(visits, 'bytes');
  const each = Math.round((three - one) / FURTHER_REMOTES);
  const [, depth] = mediansOf(visits, 'depth');
  // a font that is late shifts the page a little in some visits, with fragments and without
  const [, cls] = mediansOf(visits, 'cls');
  const slowest = Math.max(median(page.alone) ?? 0, ...Object.values(fragments).map((times) => median(times) ?? 0));
  const composed = median(page.fragments) ?? 0;
  const goal = slowest + GOALS.ms;
  return [
    bytesRow(`${path}: script bytes, each further remote`, `≤ +${GOALS.bytes}`, each, [one, three], each > GOALS.bytes),
    row('document bytes', '', ratioOf(visits, 'document'), mediansOf(visits, 'document')),
    row('depth to LCP', text(GOALS.depth), text(depth), mediansOf(visits, 'depth'), depth !== GOALS.depth),
    ratioRow('FCP ms', visits, 'fcp', GOALS.fcp),
    ratioRow('LCP ms', visits, 'lcp', GOALS.lcp),
    row('CLS', '0.00', cls.toFixed(2), mediansOf(visits, 'cls'), cls >= GOALS.cls),
    row(
      'rendering ms',
      `≤ ${text(goal)}`,
      text(composed),
      [median(page['one remote']) ?? 0, composed],
      composed > goal,
    ),
    row('  of the page without fragments', '', '', [median(page.alone) ?? 0]),
    ...Object.entries(fragments).map(([url, times]) => row(`  of ${url.split('?')[0]}`, '', '', [median(times) ?? 0])),
  ];
}

/** The rows of a page without fragments, beside the same page of an earlier commit. */
export function comparedRows(path: string, visits: Pair<PageFigures>[], answers: Pair<number>[]): Row[] {
  const [before, now] = mediansOf(visits, 'bytes');
  const times = ([0, 1] as const).map((at) => median(answers.map((pair) => pair[at])) ?? 0);
  return [
    bytesRow(`${path}: script bytes`, '+0', now - before, [before, now], now > before),
    ratioRow('FCP ms', visits, 'fcp'),
    ratioRow('LCP ms', visits, 'lcp'),
    row('page in no cache ms', '+0', differenceOf(answers), times),
  ];
}

function row(name: string, goal: string, reached: string, figures: number[], isMissed = false): Row {
  return {
    cells: [name, goal, `${reached}${isMissed ? ' ✗' : ''}`, ...figures.map((figure) => text(figure))],
    isMissed,
  };
}

function bytesRow(name: string, goal: string, more: number, figures: number[], isMissed: boolean): Row {
  return { ...row(name, goal, signed(more), figures, isMissed), isOfBytes: true };
}

/** A row of a time; without a goal it is to be the same but for noise. */
function ratioRow(name: string, visits: Pair<PageFigures>[], figure: Figure, goal?: number): Row {
  const isMissed = goal !== undefined && (median(ratiosOf(visits, figure)) ?? 0) > goal;
  return row(name, goal ? `≤ ${goal}×` : '1×', ratioOf(visits, figure), mediansOf(visits, figure), isMissed);
}

function mediansOf(visits: Pair<PageFigures>[], figure: Figure): Pair<number> {
  const [one = 0, other = 0] = ([0, 1] as const).map((at) => median(visits.map((pair) => pair[at][figure])) ?? 0);
  return [one, other];
}

/** The ratio in each run: its two visits follow each other, so that other load on the machine concerns both. */
function ratiosOf(visits: Pair<PageFigures>[], figure: Figure): number[] {
  return visits.map(([one, other]) => other[figure] / one[figure]);
}

/** The median of the ratios, and their middle half. */
function ratioOf(visits: Pair<PageFigures>[], figure: Figure): string {
  const ratios = ratiosOf(visits, figure);
  const [from, to] = middleHalf(ratios).map((found) => found.toFixed(2));
  return `${ratio(median(ratios), 1)} (${from}–${to})`;
}

/** The median of the differences, and their middle half. */
function differenceOf(pairs: Pair<number>[]): string {
  const differences = pairs.map(([before, now]) => now - before);
  return `${signed(median(differences) ?? 0)} (${middleHalf(differences).map(signed).join(' to ')})`;
}

function middleHalf(figures: number[]): number[] {
  const sorted = figures.toSorted((a, b) => a - b);
  return [0.25, 0.75].map((share) => sorted[Math.round((sorted.length - 1) * share)] ?? 0);
}

function signed(figure: number): string {
  return `${figure < 0 ? '−' : '+'}${text(Math.abs(figure))}`;
}
