import { isUnder, ownerOf } from '@glow/shared/remotes';
import { buildOf } from '../federation/registry';
import { shiftWindows } from './shiftWindows';

/** A web vital, attributed to the remote that owns the page: LCP and INP in milliseconds, CLS without a unit. */
export interface Vital {
  remote: string;
  build: string | null;
  /** The URL prefix of the page; empty for the pages of the shell. */
  screen: string;
  metric: 'LCP' | 'INP' | 'CLS';
  value: number;
}

/** Orders of a page after a click on Place Order, by the build of the screen. */
export interface Journey {
  remote: string;
  build: string | null;
  /** Whether each click led to an order, or to an answer that the store means. */
  isComplete: boolean;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Shorter interactions are not observed. */
const MIN_INTERACTION_MS = 40;

/** User Timing marks of checkout: a click on Place Order, and its end. */
const OPEN_ORDERS: Record<string, number | undefined> = { 'glow:place-order:start': 1, 'glow:place-order:done': -1 };

/** The remote and the screen of the page. */
function currentScreen() {
  const { pathname } = window.location;
  const { name = 'shell', prefixes = [] } = ownerOf(pathname) ?? {};
  return { remote: name, screen: prefixes.find((prefix) => isUnder(pathname, prefix)) ?? '' };
}

function observe<Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const handleEntries = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(onEntry);
  const observer = new PerformanceObserver((list) => handleEntries(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: MIN_INTERACTION_MS } as PerformanceObserverInit);
  return () => handleEntries(observer.takeRecords());
}

/**
 * Measures web vitals by screen: LCP of the landing page, and INP and CLS of every page; and whether orders are completed.
 * Returns a function that returns what was measured since its last call.
 */
export function observePage(): () => { vitals: Vital[]; journeys: Journey[] } {
  const landing = currentScreen();
  const vitals = new Map<string, Vital>();
  const shifts = new Map<string, (shift: LayoutShift) => number>();
  let orderedFrom = landing.remote;
  let openOrders = 0;
  let journeys: Journey[] = [];

  function record({ remote, screen } = currentScreen(), metric: Vital['metric'], value: number) {
    vitals.set(screen + metric, { remote, screen, build: buildOf(remote), metric, value });
  }

  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => record(landing, 'LCP', Math.round(startTime))),
    observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
      if (interactionId && duration > (vitals.get(`${currentScreen().screen}INP`)?.value ?? 0))
        record(undefined, 'INP', Math.round(duration));
    }),
    observe<LayoutShift>('layout-shift', (shift) => {
      if (shift.hadRecentInput) return;
      const { screen } = currentScreen();
      const add = shifts.get(screen) ?? shiftWindows();
      shifts.set(screen, add);
      record(undefined, 'CLS', add(shift));
    }),
    observe('mark', ({ name }) => {
      const change = OPEN_ORDERS[name];
      if (!change) return;
      // an order ends on another page
      if (change > 0) orderedFrom = currentScreen().remote;
      openOrders += change;
      journeys = [{ remote: orderedFrom, build: buildOf(orderedFrom), isComplete: openOrders === 0 }];
    }),
  ];

  return function take() {
    flushes.forEach((flush) => flush());
    const measured = { vitals: [...vitals.values()], journeys };
    vitals.clear();
    shifts.clear();
    journeys = [];
    return measured;
  };
}
