import { LRUCache } from 'lru-cache';
import type { Report } from './reportSchema';

/** Limit per kind of row; the least recently reported one is evicted. */
const MAX_ROWS = 500;

const MAX_VITAL_SAMPLES = 100;

type Counted<Row> = Row & { count: number };

/** Counts page reports since the start in memory, with bounded size; a vital has the 75th percentile of its latest samples. */
export function createMetricsStore() {
  const failures = createRows<Report['failures'][number] & Pick<Report, 'composition'>>();
  const shownBuilds = createRows<Report['shown'][number]>();
  const vitals = createRows<Report['vitals'][number] & { latest: number[] }>();

  return {
    add({ composition, failures: failed, shown, vitals: measured }: Report): void {
      for (const failure of failed)
        failures.add([failure.remote, failure.build, failure.phase], () => ({ ...failure, composition }));
      for (const one of shown) shownBuilds.add([one.remote, one.build], () => one);
      for (const vital of measured)
        vitals.add([vital.remote, vital.build, vital.metric], (before) => {
          const latest = [...(before?.latest ?? []), vital.value].slice(-MAX_VITAL_SAMPLES);
          return { ...vital, latest };
        });
    },
    failures: failures.list,
    shown: shownBuilds.list,
    vitals: () =>
      vitals.list().map(({ remote, build, metric, count, latest }) => {
        return { remote, build, metric, count, p75: p75Of(latest) };
      }),
  };
}

/** Counts rows by key; each row has the values of its latest report. `list` begins with the least recently reported row. */
function createRows<Row extends object>() {
  const rows = new LRUCache<string, Counted<Row>>({ max: MAX_ROWS });
  return {
    add(keys: unknown[], update: (before?: Row) => Row): void {
      const before = rows.get(keys.join());
      rows.set(keys.join(), { ...update(before), count: (before?.count ?? 0) + 1 });
    },
    list: () => [...rows.rvalues()].filter((row) => row !== undefined),
  };
}

function p75Of(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
}
