import type { StaffRole } from '@glow/shared/staff';
import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import { addToAuditLog } from '../auditLog';
import type { Database, Queryable } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';
import { StartError, withoutCodes } from '../../base/errors/errors';
import { newToken } from '../../base/http/token';
import type { Account } from './account';
import { sendMail } from './accountMails';
import type { AuthDatabase } from './authAdapter';
import { endSessions } from './endSessions';
import { addPasswordToken, endLinks } from './passwordLinks';

/** Makes an account the owner: at once if its address is confirmed, else by the link of the returned token. */
export async function makeOwner(database: Database, { email: typed, operator }: { email: string; operator: string }) {
  const address = cleanEmail(typed);
  if (!EMAIL_PATTERN.test(address)) throw new StartError(`GLOW-337 "${typed}" is no email address.`);
  const { authDatabase, nameOfAddress } = await import('./authAdapter');
  const { createAuth } = await import('./auth');
  const shared = authDatabase(database);
  // neither the site nor the key changes what it stores
  const auth = createAuth({ kind: 'local', database: shared, site: () => 'http://localhost', signingKey: newToken() });
  const { internalAdapter } = await auth.$context;
  const email = nameOfAddress(address);
  return shared.transaction(async (transaction) => {
    const known = await internalAdapter.findUserByEmail(email);
    if (known?.user.emailVerified) {
      await changeRole(shared, { accountId: known.user.id, role: 'owner', operator });
      return {};
    }
    const [shop] = await transaction.query('select origin from shop_site', []);
    if (!shop) throw new StartError('GLOW-338 The shop is not open, so its address is not known. Start it first.');
    const added = { email, address, name: '', emailVerified: false };
    const { id } = known?.user ?? (await internalAdapter.createUser(added, { method: 'email-password' }));
    const dropped = 'update account_logins set password = null, updated_at = $2 where user_id = $1';
    await transaction.query(dropped, [id, Date.now()]);
    // the password is dropped first, so it opens no session any more
    await endSessions(transaction, id);
    await endLinks(transaction, id);
    await transaction.query('update accounts set address = $2 where id = $1', [id, address]);
    return { token: await addPasswordToken(auth, id, operator), site: String(shop.origin) };
  });
}

/** Gives an account a role and logs it. Throws a `StartError`, or an `ApiError` 409 if `was` is no longer its role. */
export async function changeRole(
  database: AuthDatabase,
  { accountId, role, was, operator }: { accountId: string; role: StaffRole; was?: StaffRole; operator: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const account = await lockRoles(transaction, accountId);
    if (!account) throw new StartError('GLOW-339 There is no account of this address.');
    if (account.role === role) return;
    const changed = { code: 'changed', current: { role: account.role } };
    if (was && account.role !== was) throw new ApiError(409, 'This account was changed elsewhere.', undefined, changed);
    if (role !== 'customer' && !account.isConfirmed)
      throw new StartError(
        'GLOW-340 Only a confirmed address can be one of staff: its person opens the link in the message first.',
      );
    if (account.isLastOwner) throw new StartError(NO_OWNER);
    const given = 'update accounts set role = $2, updated_at = $3 where id = $1';
    await transaction.query(given, [accountId, role, Date.now()]);
    const person = { ...account, role, emailVerified: account.isConfirmed };
    await sendMail(transaction, 'role', person, role === 'customer' ? '/account' : '/admin');
    // the log holds no address of a shopper, so it names the account by its id
    await addToAuditLog(transaction, [{ operator, subject: accountId, change: `role ${account.role} → ${role}` }]);
  });
}

/** Throws an `ApiError` 409 if the account is the last owner; the roles stay as they are until the transaction ends. */
export async function requireOtherOwner(transaction: Queryable, accountId: string): Promise<void> {
  const [account] = await transaction.query("select from accounts where id = $1 and role = 'owner'", [accountId]);
  if (account && (await lockRoles(transaction, accountId))?.isLastOwner)
    throw new ApiError(409, withoutCodes(NO_OWNER), undefined, { code: 'LAST_OWNER' });
}

const NO_OWNER = 'GLOW-356 The shop needs an owner. Make somebody else one first.';

interface LockedAccount extends Pick<Account, 'role' | 'email' | 'firstName'> {
  isConfirmed: boolean;
  isLastOwner: boolean;
}

/** A local account. Roles stay until the transaction ends, so that two owners cannot remove each other. */
async function lockRoles(transaction: Queryable, accountId: string) {
  await transaction.query('lock table accounts in share row exclusive mode', []);
  const [account] = await transaction.query<LockedAccount>(
    `select role, coalesce(address, email) as email, first_name as "firstName", email_verified = 1 as "isConfirmed",
       role = 'owner' and not exists (select from accounts as other where other.id <> accounts.id and other.role = 'owner'
         and other.kind = 'local' and other.email_verified = 1) as "isLastOwner"
     from accounts where id = $1 and kind = 'local'`,
    [accountId],
  );
  return account;
}
