import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';

const PAGE_SIZE = 1000;

/** Guest orders of older versions get the key by which an account claims them. */
export async function fillEmailKeys(transaction: Queryable): Promise<void> {
  let count: number;
  do {
    const rows = await transaction.query(
      'select id, customer_email from orders where account_id is null and email_key is null limit $1',
      [PAGE_SIZE],
    );
    const filled = rows.map(({ id, customer_email: email }) => ({ id, key: emailKey(String(email)) }));
    await transaction.query(
      `update orders set email_key = filled.key from json_to_recordset($1::json) as filled (id text, key text)
       where orders.id = filled.id`,
      [JSON.stringify(filled)],
    );
    count = rows.length;
  } while (count === PAGE_SIZE);
}

/** Rows that an address finds. Two spellings of one address become one row; two accounts stay two. */
const REWRITES = [
  'update orders set email_key = $2 where email_key = $1',
  `update accounts set address = email, email = $2
   where email = $1 and not exists (select from accounts as twin where twin.kind = accounts.kind and twin.email = $2)`,
  `update newsletter_subscribers as kept set confirmed_at = coalesce(kept.confirmed_at, twin.confirmed_at),
     alerts_confirmed_at = coalesce(kept.alerts_confirmed_at, twin.alerts_confirmed_at)
   from newsletter_subscribers as twin where kept.email_key = $2 and twin.email_key = $1`,
  `delete from newsletter_subscribers where email_key = $1
     and exists (select from newsletter_subscribers where email_key = $2)`,
  'update newsletter_subscribers set email_key = $2 where email_key = $1',
  `delete from stock_alerts where email_key = $1
     and item_id in (select item_id from stock_alerts where email_key = $2)`,
  'update stock_alerts set email_key = $2 where email_key = $1',
];
const KEYS = `select email as key from accounts union select email_key from orders
  union select email_key from newsletter_subscribers union select email_key from stock_alerts`;

/** Gives stored addresses the present form of `emailKey`, unless another account has it already. */
export async function rewriteEmailKeys(transaction: Queryable): Promise<void> {
  const rows = await transaction.query(`select key from (${KEYS}) as keys where key ~ '[^ -~]'`, []);
  const former = rows.map(({ key }) => String(key)).filter((key) => emailKey(key) !== key);
  for (const key of former) for (const statement of REWRITES) await transaction.query(statement, [key, emailKey(key)]);
}
