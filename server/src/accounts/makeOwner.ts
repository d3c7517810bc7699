import { createHash, randomUUID } from 'node:crypto';
import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import { addToAuditLog } from '../database/auditLog';
import type { Database, Queryable } from '../database/Database';
import { StartError } from '../errors/StartError';
import { newToken } from '../http/token';
import type { Role } from './account';

/** How long the link to an owner's first password works, in milliseconds. */
const LINK_MS = 60 * 60 * 1000;

/** A change of what an account may do. */
export interface RoleChange {
  email: string;
  role: Role;
  operator: string;
}

/** Makes an account the owner. Without an account of this address it makes one, and returns the token of the link to its password. */
export async function makeOwner(
  database: Database,
  { email: typed, operator }: { email: string; operator: string },
): Promise<{ token?: string }> {
  const email = cleanEmail(typed).toLowerCase();
  if (!EMAIL_PATTERN.test(email)) throw new StartError(`"${typed}" is no email address.`);
  return database.transaction(async (transaction) => {
    const [known] = await transaction.query("select id from accounts where email = $1 and kind = 'local'", [email]);
    if (!known) await insertAccount(transaction, email);
    await setRole(transaction, { email, role: 'owner', operator });
    return known ? {} : { token: await insertResetToken(transaction, email) };
  });
}

/** Gives an account a role, with an entry in the audit log. The last owner stays one. */
export async function changeRole(database: Database, change: RoleChange): Promise<void> {
  await database.transaction((transaction) => setRole(transaction, change));
}

async function setRole(transaction: Queryable, { email, role, operator }: RoleChange): Promise<void> {
  // one change at a time, so that two owners cannot remove each other
  await transaction.query('lock table accounts in share row exclusive mode', []);
  const [account] = await transaction.query("select id, role from accounts where email = $1 and kind = 'local'", [
    email,
  ]);
  if (!account) throw new StartError('There is no account of this address.');
  if (account.role === role) return;
  const [owners] = await transaction.query(
    `select count(*) as count from accounts where role = 'owner' and kind = 'local'`,
    [],
  );
  if (account.role === 'owner' && Number(owners?.count) === 1) throw new StartError('The shop needs an owner.');
  await transaction.query('update accounts set role = $2, updated_at = $3 where id = $1', [
    String(account.id),
    role,
    Date.now(),
  ]);
  // the log holds no address of a shopper, so it names the account by its id
  await addToAuditLog(transaction, [
    { operator, subject: String(account.id), change: `role ${account.role} → ${role}` },
  ]);
}

async function insertAccount(transaction: Queryable, email: string): Promise<void> {
  await transaction.query('insert into accounts (id, email, created_at, updated_at) values ($1, $2, $3, $3)', [
    randomUUID(),
    email,
    Date.now(),
  ]);
}

/** Stores a link to a new password as better-auth does, and returns its token. */
async function insertResetToken(transaction: Queryable, email: string): Promise<string> {
  const token = newToken();
  await transaction.query(
    `insert into account_tokens (id, identifier, value, expires_at, created_at, updated_at)
     select $1, $2, id, $3, $4, $4 from accounts where email = $5 and kind = 'local'`,
    [
      randomUUID(),
      createHash('sha256').update(`reset-password:${token}`).digest('base64url'),
      Date.now() + LINK_MS,
      Date.now(),
      email,
    ],
  );
  return token;
}
