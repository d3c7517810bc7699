import { MAX_DAYS, readPageFigures, type PageFigure } from '../api/reports/pageFigures';
import type { Database } from '../database/Database';
import { buildAttributes, type Instruments } from './instruments';

/** The database is asked at most once in this time, however often metrics are collected. */
const MAX_AGE_MS = 60_000;

/** Measures what is kept in the database: unsent messages, and vitals and failures of the last 28 days. */
export function measureDatabase({ meter }: Instruments, database: Database): void {
  const outbox = meter.createObservableGauge('glow.outbox', { description: 'Messages that are not sent' });
  const vitals = meter.createObservableGauge('glow.page.vital.p75', {
    description: 'What three in four visits of the last 28 days keep: LCP and INP in milliseconds, CLS without a unit',
  });
  const counts = meter.createObservableGauge('glow.page.kept', {
    description: 'What pages reported within the last 28 days: how often a build was shown, and failures by phase',
  });
  const readOutbox = kept(async () => {
    const [row] = await database.query('select count(*) as n from outbox where sent_at is null', []);
    return Number(row?.n);
  });
  const readFigures = kept(() => readPageFigures(database, MAX_DAYS));

  outbox.addCallback(async (result) => result.observe(await readOutbox()));
  vitals.addCallback(async (result) => {
    for (const { p75, ...figure } of await readFigures())
      if (p75 !== undefined) result.observe(p75, attributesOf(figure));
  });
  counts.addCallback(async (result) => {
    for (const { count, ...figure } of await readFigures()) result.observe(count, attributesOf(figure));
  });
}

function attributesOf({ remote, build, screen, name }: Pick<PageFigure, 'remote' | 'build' | 'screen' | 'name'>) {
  return { ...buildAttributes(remote, build), 'glow.screen': screen, 'glow.name': name };
}

/** Reads once within `MAX_AGE_MS`; a failed read is tried again. */
function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < MAX_AGE_MS) return last.value;
    const value = read();
    last = { value, at: performance.now() };
    value.catch(() => {
      last = undefined;
    });
    return value;
  };
}
