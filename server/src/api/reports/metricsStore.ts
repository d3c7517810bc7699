import { LRUCache } from 'lru-cache';
import type { Report } from './reportSchema';

/** The latest failure of a remote's build in one phase, and their number. */
type Failures = Report['failures'][number] & Pick<Report, 'composition'> & { count: number };
type Vital = Report['vitals'][number];

/** Limit per kind of row; the least recently reported one is evicted. */
const MAX_ROWS = 500;

const MAX_VITAL_SAMPLES = 100;

/** Counts page reports since the start in memory, with bounded size; a vital has the 75th percentile of its latest samples. */
export function createMetricsStore() {
  const failures = new LRUCache<string, Failures>({ max: MAX_ROWS });
  const shownCounts = new LRUCache<string, Report['shown'][number] & { count: number }>({ max: MAX_ROWS });
  const vitals = new LRUCache<string, Vital & { count: number; latest: number[] }>({ max: MAX_ROWS });

  return {
    add({ composition, failures: failed, shown, vitals: measured }: Report): void {
      for (const failure of failed) {
        const key = [failure.remote, failure.build, failure.phase].join();
        failures.set(key, { ...failure, composition, count: (failures.get(key)?.count ?? 0) + 1 });
      }
      for (const { remote, build } of shown) {
        const key = [remote, build].join();
        shownCounts.set(key, { remote, build, count: (shownCounts.get(key)?.count ?? 0) + 1 });
      }
      for (const vital of measured) {
        const key = [vital.remote, vital.build, vital.metric].join();
        const { count, latest } = vitals.get(key) ?? { count: 0, latest: [] };
        vitals.set(key, { ...vital, count: count + 1, latest: [...latest, vital.value].slice(-MAX_VITAL_SAMPLES) });
      }
    },
    failures: () => rowsOf(failures),
    shown: () => rowsOf(shownCounts),
    vitals: () =>
      rowsOf(vitals).map(({ remote, build, metric, count, latest }) => ({
        remote,
        build,
        metric,
        count,
        p75: p75Of(latest),
      })),
  };
}

/** Least recently reported first. */
function rowsOf<Row extends object>(rows: LRUCache<string, Row>): Row[] {
  return [...rows.rvalues()].filter((row) => row !== undefined);
}

function p75Of(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
