import { emailKey } from '@glow/shared/validation';
import { addToAuditLog } from '../auditLog';
import type { Database, Queryable } from '../../base/database/Database';
import { StartError } from '../../base/errors/errors';

export async function endSessions(database: Queryable, accountId: string): Promise<void> {
  await database.query('delete from account_sessions where user_id = $1', [accountId]);
}

/** Ends all sessions of an account, with an entry in the audit log. Throws a `StartError` if there is no account. */
export async function endSessionsOf(
  database: Database,
  { email, kind, operator }: { email: string; kind: string; operator: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const subject = await findAccount(transaction, email, kind);
    await endSessions(transaction, subject);
    await addToAuditLog(transaction, [{ operator, subject, change: 'signed out everywhere' }]);
  });
}

/** The id of the account of an address in any spelling. Throws a `StartError` if there is none. */
export async function findAccount(database: Queryable, email: string, kind: string): Promise<string> {
  const sql = 'select id from accounts where email = $1 and kind = $2';
  const [account] = await database.query(sql, [emailKey(email), kind]);
  if (!account) throw new StartError('GLOW-336 There is no account of this address.');
  return String(account.id);
}
