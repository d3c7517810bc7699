import type { AccountHooks } from './auth';
import type { AuthDatabase } from './authAdapter';

/** Notes that the address of an account is its person's, and has the shop do what follows from that, once. */
export async function confirmAddress(
  database: AuthDatabase,
  accountId: string,
  { onVerified }: AccountHooks,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [confirmed] = await transaction.query(
      'update accounts set email_verified = 1, updated_at = $2 where id = $1 and email_verified = 0 returning id',
      [accountId, Date.now()],
    );
    if (confirmed) await onVerified?.(transaction, accountId);
  });
}

/**
 * Gives an account to whoever has proved its address and knows no password of it: whoever opened it may have been a stranger, so nothing
 * that it had is left.
 */
export async function takeOver(database: AuthDatabase, accountId: string, hooks: AccountHooks): Promise<void> {
  await hooks.onDelete?.(database, accountId);
  await database.query("update accounts set first_name = '', last_name = '', phone = '' where id = $1", [accountId]);
  await confirmAddress(database, accountId, hooks);
}
