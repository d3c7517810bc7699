import { randomUUID } from 'node:crypto';
import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../../base/database/Database';
import type { Answer } from './connectProvider';
import type { Identity } from './identityOf';

type Person = Pick<Answer, 'issuer' | 'subject'>;

/** The id of a person's account, with what the provider tells. Throws if the address is another person's. */
export async function storePerson(transaction: Queryable, person: Person, identity: Identity): Promise<string> {
  const sql = 'select account_id from account_identities where issuer = $1 and subject = $2';
  const [known] = await transaction.query(sql, [person.issuer, person.subject]);
  const id = known ? String(known.account_id) : await addPerson(transaction, person, identity);
  await updatePerson(transaction, id, identity);
  return id;
}

/** Makes an account, or takes one that the owner has given free (`reconnect.ts`). */
async function addPerson(transaction: Queryable, { issuer, subject }: Person, identity: Identity): Promise<string> {
  const { email = '', emailVerified } = identity;
  const [account] = await transaction.query(
    `insert into accounts (id, kind, email, email_verified, created_at, updated_at) values ($1, 'oidc', $2, $3, $4, $4)
     on conflict (kind, email) do update set updated_at = $4
       where accounts.email_verified <= $3 and not exists (select from account_identities where account_id = accounts.id)
     returning id`,
    [randomUUID(), emailKey(email), emailVerified ? 1 : 0, Date.now()],
  );
  if (!account) throw new Error('The address is that of another person.');
  const added = 'insert into account_identities (issuer, subject, account_id) values ($1, $2, $3)';
  await transaction.query(added, [issuer, subject, String(account.id)]);
  return String(account.id);
}

/** Stores what was told; what is undefined stays. */
export async function updatePerson(transaction: Queryable, accountId: string, identity: Identity): Promise<void> {
  const { email, emailVerified, firstName, lastName, role } = identity;
  await transaction.query(
    `update accounts set email = coalesce($2, email), address = coalesce($3, address),
       email_verified = coalesce($4, email_verified), first_name = coalesce($5, first_name),
       last_name = coalesce($6, last_name), role = coalesce($7, role), updated_at = $8
     where id = $1`,
    [
      ...[accountId, email ? emailKey(email) : null, email ?? null, email ? Number(emailVerified) : null],
      ...[firstName ?? null, lastName ?? null, role ?? null, Date.now()],
    ],
  );
}
