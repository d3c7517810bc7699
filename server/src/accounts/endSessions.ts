import type { Queryable } from '../database/Database';
import { StartError } from '../errors/StartError';

/** Ends all sessions of an account. */
export async function endSessions(database: Queryable, accountId: string): Promise<void> {
  await database.query('delete from account_sessions where user_id = $1', [accountId]);
}

/** Ends all sessions of the accounts of an address. Throws a `StartError` if there is none. */
export async function endSessionsOf(database: Queryable, email: string): Promise<void> {
  const accounts = await database.query('select id from accounts where email = $1', [email.toLowerCase()]);
  if (accounts.length === 0) throw new StartError('There is no account of this address.');
  for (const { id } of accounts) await endSessions(database, String(id));
}
