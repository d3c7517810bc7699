import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable, Row } from '../database/Database';
import { contextOf, currentSpan, errorTypeOf, SECONDS, type Instruments } from './instruments';

/** Statements and transactions of a database: time of each, and spans in the traces of the requests that they are for. */
export function observeDatabase({ tracer, meter }: Instruments, database: Database): Database {
  const duration = meter.createHistogram('db.client.operation.duration', SECONDS);
  const waiting = meter.createUpDownCounter('db.client.connection.pending_requests', {
    description: 'Transactions that wait for a connection',
  });

  /** Observes work in a span below `parent`, if that is traced. */
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

  /** The texts of statements hold no values: those are parameters. */
  function statements(target: Queryable, parent: () => Span | undefined): Queryable['query'] {
    return (text, params): Promise<Row[]> =>
      observed(parent(), summaryOf(text), () => target.query(text, params), { 'db.query.text': text });
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
const summaries = new LRUCache<string, string>({ max: MAX_SUMMARIES });

/** `insert orders`: the first word of a statement, and the first table in it. */
function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known) return known;
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update|table)\s+(?!select\b)(\w+)/i.exec(text) ?? [];
  const summary = `${verb} ${table}`.trim().toLowerCase();
  summaries.set(text, summary);
  return summary;
}
