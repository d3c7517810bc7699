import { addToAuditLog } from '../../auditLog';
import type { Database } from '../../../base/database/Database';
import { endSessions, findAccount } from '../endSessions';

/** The next person who signs in with the address takes its account, once; its sessions end. */
export async function freeAccount(database: Database, email: string, operator: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const subject = await findAccount(transaction, email, 'oidc');
    const freed = 'delete from account_identities where account_id = $1 returning subject';
    if ((await transaction.query(freed, [subject])).length === 0) return;
    await endSessions(transaction, subject);
    await addToAuditLog(transaction, [{ operator, subject, change: 'given to the next sign-in with its address' }]);
  });
}

/** Gives the people of a former issuer to another, if they have not signed in there; returns how many. */
export async function moveIssuer(database: Database, from: string, to: string, operator: string): Promise<number> {
  return database.transaction(async (transaction) => {
    const moved = await transaction.query(
      `update account_identities as former set issuer = $2 where rtrim(issuer, '/') = rtrim($1, '/') and issuer <> $2
         and not exists (select from account_identities as present where issuer = $2 and subject = former.subject)
       returning account_id`,
      [from, to],
    );
    const change = `issuer ${from} → ${to}`;
    const entries = moved.map((row) => ({ operator, subject: String(row.account_id), change }));
    await addToAuditLog(transaction, entries);
    return moved.length;
  });
}
