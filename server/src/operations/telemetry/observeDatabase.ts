import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable } from '../../base/database/Database';
import { contextOf, currentSpan, errorTypeOf, SECONDS, buildAttributes, type Instruments } from './instruments';
import { USEFUL_UNTIL } from '../../shop/mail/addToOutbox';
import { MAX_DAYS, readPageFigures, type PageFigure } from '../../web/reports/pageFigures';

/** Measures statements and transactions; in a traced request each of them has a span. */
export function observeDatabase({ tracer, meter }: Instruments, database: Database): Database {
  const duration = meter.createHistogram('db.client.operation.duration', SECONDS);
  const waiting = meter.createUpDownCounter('db.client.connection.pending_requests', {
    description: 'Transactions that wait for a connection',
  });

  async function observed<Result>(
    parent: Span | undefined,
    name: string,
    work: (span: Span | undefined) => Promise<Result>,
    attributes?: Record<string, string>,
  ): Promise<Result> {
    const startedAt = performance.now();
    const span = parent && tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, contextOf(parent));
    try {
      return await work(span);
    } catch (error) {
      span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorTypeOf(error));
      throw error;
    } finally {
      duration.record((performance.now() - startedAt) / 1000, { 'db.query.summary': name });
      span?.end();
    }
  }

  /** The text of a statement holds no values, because they are parameters. */
  function statements(target: Queryable, parent: () => Span | undefined): Queryable['query'] {
    return (text, params) =>
      observed(parent(), summaries.memo(text), () => target.query(text, params), { 'db.query.text': text });
  }

  return {
    ...database,
    query: statements(database, () => currentSpan.getStore()),
    transaction: (work, options) =>
      observed(currentSpan.getStore(), 'transaction', async (span) => {
        let isWaiting = true;
        waiting.add(1);

        function begin(): void {
          if (isWaiting) waiting.add(-1);
          isWaiting = false;
        }

        const begun = (transaction: Queryable) => {
          begin();
          span?.addEvent('begin');
          return work({ query: statements(transaction, () => span) });
        };
        return database.transaction(begun, options).finally(begin);
      }),
  };
}

const MAX_SUMMARIES = 1_000;
const summaries = new LRUCache<string, string>({ max: MAX_SUMMARIES, memoMethod: summaryOf });

/** `insert orders`: the first word of a statement, and the first table in it. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update|table)\s+(?!select\b)(\w+)/i.exec(text) ?? [];
  return `${verb} ${table}`.trim().toLowerCase();
}

const MAX_AGE_MS = 60_000;

/** Measures unsent messages, and the vitals and failures of the last 28 days. */
export function measureDatabase({ meter }: Instruments, database: Database): void {
  const outbox = meter.createObservableGauge('glow.outbox', { description: 'Messages that are not sent' });
  const vitals = meter.createObservableGauge('glow.page.vital.p75', {
    description: 'What three in four visits of the last 28 days keep: LCP and INP in milliseconds, CLS without a unit',
  });
  const counts = meter.createObservableGauge('glow.page.kept', {
    description: 'What pages reported within the last 28 days: how often a build was shown, and failures by phase',
  });
  const readOutbox = kept(async () => {
    const waiting = `next_attempt_at is not null and ${USEFUL_UNTIL} > $1`;
    const [row] = await database.query(`select count(*) as n from outbox where ${waiting}`, [Date.now()]);
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

/** Reads at most once in `MAX_AGE_MS`; a failed read is tried again. */
function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Promise<Value>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < MAX_AGE_MS) return last.value;
    const value = read();
    last = { value, at: performance.now() };
    value.catch(() => (last = undefined));
    return value;
  };
}
