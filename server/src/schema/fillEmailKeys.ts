import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../database/Database';

const PAGE_SIZE = 1000;

/** Writes the address by which an account claims it to each guest order that an older version has written without. */
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
