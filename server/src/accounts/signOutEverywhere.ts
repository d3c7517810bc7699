import { addToAuditLog } from '../database/auditLog';
import type { Database } from '../database/Database';
import { StartError } from '../errors/StartError';

/** Ends all sessions of the account of an address, with an entry in the audit log. Throws a `StartError` if there is none. */
export async function signOutEverywhere(
  database: Database,
  { email, kind, operator }: { email: string; kind: string; operator: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [account] = await transaction.query('select id from accounts where email = $1 and kind = $2', [email, kind]);
    if (!account) throw new StartError('There is no account of this address.');
    await transaction.query('delete from account_sessions where user_id = $1', [String(account.id)]);
    await addToAuditLog(transaction, [{ operator, subject: String(account.id), change: 'signed out everywhere' }]);
  });
}
