import { ownerOf } from '@glow/shared/remotes';
import { buildOf } from '../federation/registry';
import { shiftWindows } from './shiftWindows';

/** A web vital, attributed to the remote that owns the page: LCP and INP in milliseconds, CLS without a unit. */
export interface Vital {
  remote: string;
  build: string | null;
  metric: 'LCP' | 'INP' | 'CLS';
  value: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Shorter interactions are not observed. */
const MIN_INTERACTION_MS = 40;

function pageOwner(): string {
  return ownerOf(window.location.pathname)?.name ?? 'shell';
}

function observe<Entry extends PerformanceEntry>(type: string, onEntry: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const handleEntries = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(onEntry);
  const observer = new PerformanceObserver((list) => handleEntries(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: MIN_INTERACTION_MS } as PerformanceObserverInit);
  return () => handleEntries(observer.takeRecords());
}

/**
 * Measures web vitals by the remote that owns the page: LCP of the landing page, and INP and CLS of every page.
 * Returns a function that returns the values measured since its last call.
 */
export function observeVitals(): () => Vital[] {
  const landingOwner = pageOwner();
  const vitals = new Map<string, Vital>();
  const shifts = new Map<string, (shift: LayoutShift) => number>();

  function record(remote: string, metric: Vital['metric'], value: number) {
    vitals.set(`${remote} ${metric}`, { remote, build: buildOf(remote), metric, value });
  }

  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => record(landingOwner, 'LCP', Math.round(startTime))),
    observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
      const remote = pageOwner();
      if (interactionId && duration > (vitals.get(`${remote} INP`)?.value ?? 0))
        record(remote, 'INP', Math.round(duration));
    }),
    observe<LayoutShift>('layout-shift', (shift) => {
      if (shift.hadRecentInput) return;
      const remote = pageOwner();
      const add = shifts.get(remote) ?? shiftWindows();
      shifts.set(remote, add);
      record(remote, 'CLS', add(shift));
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
