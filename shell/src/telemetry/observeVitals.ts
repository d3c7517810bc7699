import { isUnder } from '@glow/shared/remotes';
import { ownerOf } from '../federation/owners';

/** LCP and INP are in milliseconds, CLS has no unit. */
export interface Vital {
  /** A remote's URL prefix; empty for the shell's pages. */
  screen: string;
  metric: 'LCP' | 'INP' | 'CLS';
  value: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Shorter interactions are not observed. */
const MIN_INTERACTION_MS = 40;

function currentScreen(): string {
  const { pathname } = window.location;
  return ownerOf(pathname)?.prefixes.find((prefix) => isUnder(pathname, prefix)) ?? '';
}

/** Browsers ignore a type that they do not support. */
function observe<Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void): () => void {
  const handleEntries = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(onEntry);
  const observer = new PerformanceObserver((list) => handleEntries(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: MIN_INTERACTION_MS } as PerformanceObserverInit);
  return () => handleEntries(observer.takeRecords());
}

/** Counts clicks on Place Order, and those that were answered, by checkout's User Timing marks. */
export function countOrders(): number[] {
  return ['start', 'done'].map((step) => performance.getEntriesByName(`glow:place-order:${step}`).length);
}

/** Measures LCP of the landing page, INP and CLS by screen. The result returns values since its last call. */
export function observeVitals(): () => Vital[] {
  const landing = currentScreen();
  // the page may have been loaded long before
  const [seen] = performance.getEntriesByName('glow:seen');
  const vitals = new Map<string, Vital>();
  const shifts = new Map<string, (shift: LayoutShift) => number>();

  /** Keeps the largest value. */
  function record(metric: Vital['metric'], value: number, screen = currentScreen()) {
    const key = screen + metric;
    if (value >= (vitals.get(key)?.value ?? 0)) vitals.set(key, { screen, metric, value });
  }

  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) =>
      record('LCP', Math.max(0, startTime - (seen?.startTime ?? 0)), landing),
    ),
    observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
      if (interactionId) record('INP', duration);
    }),
    observe<LayoutShift>('layout-shift', (shift) => {
      if (shift.hadRecentInput) return;
      const screen = currentScreen();
      const add = shifts.get(screen) ?? shiftWindows();
      shifts.set(screen, add);
      record('CLS', add(shift));
    }),
  ];

  return function take() {
    flushes.forEach((flush) => flush());
    const measured = [...vitals.values()];
    vitals.clear();
    shifts.clear();
    return measured;
  };
}

/** A session window ends after a gap of 1 s, or after 5 s in all. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

/** Accumulates layout shifts as CLS defines it, of which the largest session window counts; returns the present one. */
export function shiftWindows(): (shift: { startTime: number; value: number }) => number {
  let first = -Infinity;
  let last = -Infinity;
  let sum = 0;

  return ({ startTime, value }) => {
    if (startTime - last > MAX_GAP_MS || startTime - first > MAX_WINDOW_MS) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    return sum;
  };
}
