import { cleanEmail, EMAIL_PATTERN } from '@glow/shared/validation';
import { addToAuditLog } from '../database/auditLog';
import type { Database } from '../database/Database';
import { StartError } from '../errors/StartError';
import { newToken } from '../http/token';
import type { Role } from './account';
import type { AuthDatabase } from './authAdapter';

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
  const { authDatabase } = await import('./authAdapter');
  const { createAuth, RESET_SECONDS } = await import('./auth');
  const shared = authDatabase(database);
  // what it stores depends neither on the site nor on the key
  const auth = createAuth({ kind: 'local', database: shared, site: () => 'http://localhost', signingKey: newToken() });
  const { internalAdapter } = await auth.$context;
  return shared.transaction(async () => {
    const known = await internalAdapter.findUserByEmail(email);
    const added = { email, name: '', emailVerified: false };
    const { id } = known?.user ?? (await internalAdapter.createUser(added, { method: 'email-password' }));
    await changeRole(shared, { email, role: 'owner', operator });
    if (known) return {};
    const token = newToken();
    const expiresAt = new Date(Date.now() + RESET_SECONDS * 1000);
    await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: id, expiresAt });
    return { token };
  });
}

/** Gives an account a role, with an entry in the audit log. The last owner stays one. */
export async function changeRole(database: AuthDatabase, { email, role, operator }: RoleChange): Promise<void> {
  await database.transaction(async (transaction) => {
    // one change at a time, so that two owners cannot remove each other
    await transaction.query('lock table accounts in share row exclusive mode', []);
    const [account] = await transaction.query(
      `select id, role, (select count(*) from accounts where role = 'owner' and kind = 'local') as owners
       from accounts where email = $1 and kind = 'local'`,
      [email],
    );
    if (!account) throw new StartError('There is no account of this address.');
    const { id = '', role: former, owners } = account;
    if (former === role) return;
    if (former === 'owner' && Number(owners) === 1) throw new StartError('The shop needs an owner.');
    await transaction.query('update accounts set role = $2, updated_at = $3 where id = $1', [id, role, Date.now()]);
    // the log holds no address of a shopper, so it names the account by its id
    await addToAuditLog(transaction, [{ operator, subject: String(id), change: `role ${former} → ${role}` }]);
  });
}
