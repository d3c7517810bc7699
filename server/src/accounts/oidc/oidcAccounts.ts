import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/Database';
import type { Answer } from './connectProvider';

/**
 * Stores what the provider has answered, and returns the account's id: that of the issuer and subject, or a new one. With `refreshed` it
 * stores nothing if that account was deleted meanwhile. Throws if another account has the email address, because that proves no identity.
 */
export async function upsertOidcAccount(database: Database, answer: Answer, refreshed?: string): Promise<string> {
  const { issuer, subject, email, emailVerified, firstName, lastName, role } = answer.identity;
  return database.transaction(async (transaction) => {
    const sql = 'select account_id from account_identities where issuer = $1 and subject = $2';
    const [known] = await transaction.query(sql, [issuer, subject]);
    if (refreshed && !known) return refreshed;
    const id = String(known?.account_id ?? randomUUID());
    await transaction.query(
      `insert into accounts (id, kind, email, email_verified, first_name, last_name, phone, role, created_at, updated_at)
       values ($1, 'oidc', $2, $3, $4, $5, '', $6, $7, $7)
       on conflict (id) do update set email = $2, email_verified = $3, first_name = $4, last_name = $5, role = $6, updated_at = $7`,
      [id, email, emailVerified ? 1 : 0, firstName, lastName, role, Date.now()],
    );
    await transaction.query(
      `insert into account_identities as kept (issuer, subject, account_id, id_token, refresh_token, refreshed_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (issuer, subject) do update set id_token = coalesce(excluded.id_token, kept.id_token),
         refresh_token = coalesce(excluded.refresh_token, kept.refresh_token), refreshed_at = excluded.refreshed_at`,
      [issuer, subject, id, answer.idToken ?? null, answer.refreshToken ?? null, Date.now()],
    );
    return id;
  });
}
