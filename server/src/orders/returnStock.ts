import type { Queryable } from '../database/Database';

/**
 * Adds the pieces of an order to the stock again and returns the ids of its lines that have no stock any more, because their choice was
 * removed from the catalogue. The caller has locked the order, and changes its status in the same transaction.
 */
export async function returnStock(transaction: Queryable, orderId: string): Promise<string[]> {
  // in the order of the ids, as `lock_lines` does, so that it cannot deadlock with an order
  await transaction.query(
    `select from stock where line_id in (select line_id from order_lines where order_id = $1)
     order by line_id for no key update`,
    [orderId],
  );
  const gone = await transaction.query(
    `with sold as (select line_id, sum(quantity)::integer as quantity from order_lines where order_id = $1 group by line_id),
       returned as (update stock set pieces = pieces + sold.quantity from sold where stock.line_id = sold.line_id
         returning stock.line_id)
     select line_id from sold where line_id not in (select line_id from returned) order by line_id`,
    [orderId],
  );
  return gone.map(({ line_id: id }) => String(id));
}
