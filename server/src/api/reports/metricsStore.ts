import type { Report } from './reportSchema';

type Failure = Report['failures'][number];
type Vital = Report['vitals'][number];

/** How often one build of a remote has failed in one phase, and how it did so the last time. */
export interface FailureCount extends Failure {
  count: number;
  composition: Report['composition'];
}

/** A web vital of a remote's build: how many visits it was measured in, and the value that three in four of the latest keep. */
export interface VitalCount extends Omit<Vital, 'value'> {
  count: number;
  p75: number;
}

/** In how many pages a build's screens could be shown. */
export interface ShownCount {
  remote: string;
  build: string | null;
  count: number;
}

/** What pages have reported since the server was started. */
export interface MetricsStore {
  add(report: Report): void;
  failures(): FailureCount[];
  shown(): ShownCount[];
  vitals(): VitalCount[];
}

/** How many rows of each kind are kept; the one reported longest ago makes way. */
const MAX_ROWS = 500;

/** How many of the latest values of a vital are kept. */
const MAX_VITAL_SAMPLES = 100;

/** Keeps counts of what pages report, in memory and within bounds. */
export function createMetricsStore(): MetricsStore {
  const failures = new Map<string, FailureCount>();
  const shownCounts = new Map<string, ShownCount>();
  const vitals = new Map<string, Vital & { count: number; latest: number[] }>();

  return {
    add({ composition, failures: failed, shown, vitals: measured }) {
      for (const failure of failed) {
        const key = [failure.remote, failure.build, failure.phase].join();
        putLast(failures, key, { ...failure, composition, count: (failures.get(key)?.count ?? 0) + 1 });
      }
      for (const { remote, build } of shown) {
        const key = [remote, build].join();
        putLast(shownCounts, key, { remote, build, count: (shownCounts.get(key)?.count ?? 0) + 1 });
      }
      for (const vital of measured) {
        const key = [vital.remote, vital.build, vital.metric].join();
        const { count, latest } = vitals.get(key) ?? { count: 0, latest: [] };
        putLast(vitals, key, { ...vital, count: count + 1, latest: [...latest, vital.value].slice(-MAX_VITAL_SAMPLES) });
      }
    },
    failures: () => [...failures.values()],
    shown: () => [...shownCounts.values()],
    vitals: () => [...vitals.values()].map(({ remote, build, metric, count, latest }) => ({ remote, build, metric, count, p75: p75Of(latest) })),
  };
}

function putLast<Row>(rows: Map<string, Row>, key: string, row: Row): void {
  rows.delete(key);
  rows.set(key, row);
  const [oldest] = rows.keys();
  if (rows.size > MAX_ROWS && oldest !== undefined) rows.delete(oldest);
}

function p75Of(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
