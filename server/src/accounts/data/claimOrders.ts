import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../database/Database';
import { fillEmailKeys } from '../../schema/fillEmailKeys';

/**
 * Gives an account the guest orders of its address, however they spell it, as order tracking does (`findOrder`), and returns how many. To
 * be called only once the address is verified: at the verification, and at each later sign-in, since what a person orders as a guest
 * afterwards stays a guest's order until then. Repeated calls change nothing. Orders of another account are never taken. The browser that
 * placed an order still opens it for the thirty days of its receipt.
 */
export async function claimOrders(transaction: Queryable, accountId: string, email: string): Promise<number> {
  await fillEmailKeys(transaction);
  const claimed = await transaction.query(
    'update orders set account_id = $1, claimed = 1 where account_id is null and email_key = $2 returning id',
    [accountId, emailKey(email)],
  );
  return claimed.length;
}
