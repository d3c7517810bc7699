import type { Queryable } from '../../database/Database';
import { fillEmailKeys } from '../../schema/fillEmailKeys';

/**
 * Gives an account the guest orders of its address, however they spell it, as order tracking does (`findOrder`), and returns how many: none
 * before the address is confirmed. To be called at the confirmation and at each later sign-in, since what a person orders as a guest
 * afterwards stays a guest's order until then. Repeated calls change nothing. Orders of another account are never taken. The browser that
 * placed an order still opens it for the thirty days of its receipt.
 */
export async function claimOrders(transaction: Queryable, accountId: string): Promise<number> {
  await fillEmailKeys(transaction);
  const claimed = await transaction.query(
    `update orders set account_id = $1, claimed = 1 where account_id is null
       and email_key = (select email from accounts where id = $1 and email_verified = 1) returning id`,
    [accountId],
  );
  return claimed.length;
}
