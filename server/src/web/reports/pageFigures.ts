import type { Database, Queryable } from '../../base/database/Database';
import { createPendingCounts } from './pendingCounts';
import type { Report } from './reportSchema';

export const MAX_DAYS = 28;

const DAY_MS = 24 * 60 * 60_000;
/** Ratio of a step to the one below it: a percentile is right within 2.5 %. */
const STEP = Math.log(1.05);
/** CLS is counted in thousandths, the others in milliseconds. */
const CLS_UNIT = 1000;

const SAVE = `insert into page_figures as kept select * from json_populate_recordset(null::page_figures, $1::json)
  order by created_at, remote, build, screen, name, bucket
  on conflict (created_at, remote, build, screen, name, bucket) do update set count = kept.count + excluded.count`;

const READ = `select remote, build, screen, name, max(total) as count, min(bucket) filter (where seen >= total * 0.75) as p75
  from (select remote, build, screen, name, bucket,
      sum(sum(count)) over (partition by remote, build, screen, name) as total,
      sum(sum(count)) over (partition by remote, build, screen, name order by bucket) as seen
    from page_figures where created_at > $1 group by remote, build, screen, name, bucket) as steps
  group by remote, build, screen, name order by remote, build, screen, name`;

/** A figure that pages reported of a build within a period. */
export interface PageFigure {
  remote: string;
  /** Empty if none was live. */
  build: string;
  /** The URL prefix of a vital; empty for pages of the shell, and for other figures. */
  screen: string;
  name: 'shown' | Report['failures'][number]['phase'] | Report['vitals'][number]['metric'];
  count: number;
  /** The 75th percentile of a vital: LCP and INP in milliseconds, CLS without a unit. */
  p75?: number;
}

/** Collects the figures of each day in memory and writes them every ten seconds. */
export function createPageFigures(database: Queryable, now: () => number = Date.now) {
  const { add, ...counts } = createPendingCounts(database, SAVE, toRow);

  function note(remote: string, build: string | null, screen: string, name: PageFigure['name'], bucket = 0): void {
    add(JSON.stringify([now() - (now() % DAY_MS), remote, build ?? '', screen, name, bucket]));
  }

  return {
    ...counts,
    add({ shown, failures, vitals }: Pick<Report, 'shown' | 'failures' | 'vitals'>) {
      for (const { remote, build } of shown) note(remote, build, '', 'shown');
      for (const { remote, build, phase } of failures) note(remote, build, '', phase);
      for (const { remote, build, screen = '', metric, value } of vitals)
        note(remote, build, screen, metric, bucketOf(metric, value));
    },
  };
}

/** Today is one of the `days`. */
export async function readPageFigures(database: Database, days: number, now = Date.now()): Promise<PageFigure[]> {
  return (await database.query(READ, [now - days * DAY_MS])).map(({ remote, build, screen, name, count, p75 }) => {
    const figure = { remote: String(remote), build: String(build), screen: String(screen), count: Number(count) };
    const named = { ...figure, name: name as PageFigure['name'] };
    return ['LCP', 'INP', 'CLS'].includes(named.name) ? { ...named, p75: valueOf(named.name, Number(p75)) } : named;
  });
}

function bucketOf(metric: string, value: number): number {
  return Math.round(Math.log1p(metric === 'CLS' ? value * CLS_UNIT : value) / STEP);
}

/** The value in the middle of a bucket. */
function valueOf(metric: string, bucket: number): number {
  const value = Math.round(Math.expm1(bucket * STEP));
  return metric === 'CLS' ? value / CLS_UNIT : value;
}

function toRow(key: string, count: number) {
  const [created_at, remote, build, screen, name, bucket] = JSON.parse(key) as [number, ...unknown[]];
  return { created_at, remote, build, screen, name, bucket, count };
}
