import { createQueue } from '../../base/system/createQueue';

const FLUSH_MS = 10_000;
/** Most keys that wait for the database; further ones are not counted. */
const MAX_PENDING = 10_000;

/** Counts keys in memory and hands them to `save` every ten seconds. What it rejects is handed to it again. */
export function createPendingCounts(save: (counts: [key: string, count: number][]) => Promise<unknown>) {
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
    await save(written).catch(() => {
      for (const [key, count] of written) add(key, count);
    });
  }

  /** Saves what is pending; it stays so if the database does not answer. */
  const flush = () => inTurn(write);

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return { add, flush, stop: () => clearInterval(timer) };
}
