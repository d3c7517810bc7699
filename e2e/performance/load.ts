import { documentSize, withoutRegistry } from './documents';
import { depthOf, type Requested } from './network';
import { notesOf, untilIdle, type Notes, type Visit } from './visit';

/** Measurements by name; null where a site does not support one. */
export type Figures = Record<string, number | null>;

/** Minimum duration of a long task. */
const LONG_TASK_MS = 50;

/** Opens a URL, waits until it is idle and returns its metrics. */
export async function measureLoad(visit: Visit, url: string): Promise<Figures> {
  const { page, session, network } = visit;
  await page.goto('about:blank');
  network.reset();
  const response = await page.goto(url, { waitUntil: 'commit' });
  await untilIdle(visit);
  const html = (await response?.text()) ?? '';
  const notes = await notesOf(visit);
  const requests = network.requested();
  const named = withoutRegistry(html);
  const atRest = network.requestedAtRest().filter(({ url }) => !named.includes(new URL(url).pathname));
  const size = documentSize(html);
  return {
    'HTML text kB': size.text / 1000,
    'HTML brotli kB': size.brotli / 1000,
    elements: size.elements,
    'transferred kB': kilobytes(requests),
    'scripts kB': kilobytes(requests, 'script'),
    'scripts at rest kB': kilobytes(atRest, 'script'),
    'fonts kB': kilobytes(requests, 'font'),
    'images kB': kilobytes(requests, 'image'),
    requests: requests.length,
    depth: depthOf(requests, html),
    'FCP ms': notes.fcp,
    'LCP ms': notes.lcp,
    'TBT ms': blockedTime(notes),
    'longest task ms': Math.max(0, ...notes.longTasks.map(([, duration]) => duration)),
    CLS: largestShift(notes),
    'heap MB': await heap(session),
  };
}

/** What requests, all or of a kind, have transferred. */
function kilobytes(requests: Requested[], kind?: Requested['kind']): number {
  return requests.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Total blocking time in milliseconds: the part of long tasks beyond 50 ms, after first paint. */
function blockedTime({ fcp, longTasks }: Notes): number {
  const visible = longTasks.map(([start, duration]) => start + duration - Math.max(start, fcp));
  return visible.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** Cumulative layout shift: the largest session window (at most 5 s, gaps of at most 1 s). */
export function largestShift({ shifts }: Notes): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

async function heap(session: Visit['session']): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}
