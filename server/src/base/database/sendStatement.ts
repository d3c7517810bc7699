import { createHash } from 'node:crypto';
import pg from 'pg';
import { UnavailableError } from '../errors/errors';
import type { Value } from './Database';

/** SQLSTATEs of a server that takes no writes, starts, stops, fails or is full: a new connection may find another. */
const UNAVAILABLE = /^(08\w{3}|25006|53\w{3}|57P\d\d|58\w{3})$/;

/** Runs a statement, prepared if it has values. `ms` limits its time. */
export async function send<Found extends object>(
  target: pg.Pool | pg.PoolClient,
  text: string,
  values?: Value[],
  ms?: number,
): Promise<Found[]> {
  const statement = { text, ...(values && { name: nameOf(text), values }), query_timeout: ms };
  const { rows } = await unavailableUnlessAnswered(target.query<Found>(statement));
  return values ? rows : [];
}

/** If the server has not sent the error, the connection has failed. */
export async function unavailableUnlessAnswered<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof pg.DatabaseError && !UNAVAILABLE.test(String(error.code))) throw error;
    throw new UnavailableError('The connection to the database failed.', { cause: error });
  }
}

const names = new Map<string, string>();

/** The same name for the same text, so that a statement is prepared once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

/** The SQLSTATE of an error; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export const READ_ONLY = '25006';

/** Fails with the SQLSTATE `READ_ONLY` on a standby, and if `default_transaction_read_only` is on. */
export const REQUIRE_WRITES = `do $$ begin if current_setting('transaction_read_only') = 'on' then
  raise exception 'it takes no writes (it is a standby, or default_transaction_read_only is on)' using errcode = '${READ_ONLY}'; end if; end $$`;
