import { depthOf } from './network';
import { notesOf, untilQuiet, type Notes, type Visit } from './visit';

/** Measured figures by name; null where a site cannot do it. */
export type Figures = Record<string, number | null>;

/** From when on a task is long, in milliseconds. */
const LONG = 50;

/** Opens a URL, waits for its rest and says what it cost. */
export async function measureLoad(visit: Visit, url: string): Promise<Figures> {
  const { page, session, network } = visit;
  await page.goto('about:blank');
  network.reset();
  const response = await page.goto(url, { waitUntil: 'commit' });
  await untilQuiet(visit);
  const html = (await response?.text()) ?? '';
  const notes = await notesOf(visit);
  const requests = network.requested();
  const bytesOf = (kind?: string) => requests.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    'transferred kB': bytesOf(),
    'scripts kB': bytesOf('script'),
    'fonts kB': bytesOf('font'),
    'images kB': bytesOf('image'),
    'document kB': bytesOf('document'),
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

/** What long tasks took beyond 50 ms each, once something could be seen. */
function blockedTime({ fcp, longTasks }: Notes): number {
  const visible = longTasks.map(([start, duration]) => start + duration - Math.max(start, fcp));
  return visible.reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);
}

/** The largest sum of shifts within five seconds, no two of them more than one second apart. */
function largestShift({ shifts }: Notes): number {
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
