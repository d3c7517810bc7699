import type { Queryable } from '../../base/database/Database';
import { createQueue } from '../../base/system/createQueue';

const FLUSH_MS = 10_000;
/** Further keys are not counted. */
const MAX_PENDING = 10_000;

/** Every ten seconds, `save` gets the rows of the counted keys, as JSON; again if the database does not answer. */
export function createPendingCounts(database: Queryable, save: string, toRow: (key: string, count: number) => object) {
  let pending = new Map<string, number>();
  const inTurn = createQueue();

  function add(key: string, count = 1): void {
    const known = pending.get(key);
    if (known !== undefined || pending.size < MAX_PENDING) pending.set(key, (known ?? 0) + count);
  }

  async function write(): Promise<void> {
    const written = [...pending];
    pending = new Map();
    if (written.length === 0) return;
    await database.query(save, [JSON.stringify(written.map(([key, count]) => toRow(key, count)))]).catch(() => {
      for (const [key, count] of written) add(key, count);
    });
  }

  /** Counts stay pending if the database does not answer. */
  const flush = () => inTurn(write);

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return { add, flush, stop: () => clearInterval(timer) };
}
