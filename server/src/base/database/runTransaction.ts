import type pg from 'pg';
import { UnavailableError } from '../errors/errors';
import { TRANSACTION_MS, type Queryable, type Value } from './Database';
import { codeOf, send, unavailableUnlessAnswered } from './sendStatement';

/** SQLSTATE of a statement in a transaction of which another one has failed. */
const ABORTED_SQLSTATE = '25P02';
/** Locks are free before the commit is on the disk, for which `FLUSH`, a later commit, waits (decision 0018). */
const WITHOUT_FLUSH = '; set local synchronous_commit = off';
/** A commit that has something to write, and so waits for the disk, and for a synchronous standby. */
const FLUSH = "select pg_logical_emit_message(true, 'glow', '')";
/** The most that a timer takes, which is 24 days. */
const UNLIMITED_MS = 2 ** 31 - 1;

/** Runs the work in a transaction of limited time. `onUnlocked` is called before the commit is on the disk. */
export async function runTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: Queryable) => Promise<Result>,
  { limitMs, over }: Limit,
  onUnlocked?: () => void,
): Promise<Result> {
  const client = await unavailableUnlessAnswered(pool.connect());
  const isLong = limitMs > TRANSACTION_MS;
  const limit = isLong ? `; set local statement_timeout = ${limitMs === Infinity ? 0 : limitMs}` : '';
  let isBroken = false;
  let failure: unknown;

  const query = <Found extends object>(text: string, params?: Value[]) =>
    send<Found>(client, text, params, isLong ? UNLIMITED_MS : undefined).catch((error: unknown) => {
      isBroken ||= error instanceof UnavailableError;
      // The caller may await a later statement first, which only says 'aborted': it gets the first error.
      if (codeOf(error) !== ABORTED_SQLSTATE) failure = error;
      throw failure ?? error;
    });

  async function run(): Promise<Result> {
    await query(`begin${limit}${onUnlocked ? WITHOUT_FLUSH : ''}`);
    const result = await work({ query });
    await query('commit');
    if (onUnlocked) {
      onUnlocked();
      await query(FLUSH);
    }
    return result;
  }

  try {
    return await Promise.race([run(), over]);
  } catch (error) {
    if (!isBroken) await Promise.race([query('rollback'), over]).catch(() => (isBroken = true));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

export type Limit = ReturnType<typeof startLimit>;

/** `over` rejects with an `UnavailableError` after `limitMs` milliseconds, unless the limit is cleared. */
export function startLimit(limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    if (limitMs === Infinity) return;
    timer = setTimeout(() => reject(new UnavailableError('The database did not answer in time.')), limitMs);
  });
  over.catch(() => undefined);
  return { limitMs, over, clear: () => clearTimeout(timer) };
}
