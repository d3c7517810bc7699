import type { OrderStatus } from '@glow/shared/orders';
import { addToAuditLog } from '../database/auditLog';
import type { Database, Queryable } from '../database/Database';
import { StartError } from '../errors/StartError';

/** The statuses that an operator may give an order of each status. A shipped order can come back, but cannot be cancelled any more. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

/** A change of an order by an operator: a status, or a note. */
export interface OrderChange {
  id: string;
  operator: string;
  status?: OrderStatus;
  note?: string;
}

export interface ChangedOrder {
  before: OrderStatus;
  after: OrderStatus;
  /** Lines of a cancelled order that have no stock any more. */
  withoutStock: string[];
}

/**
 * Changes an order and writes the change to the audit log, in one transaction. A cancelled order gives its pieces back; an order that
 * has the status already stays as it is, so a repeated command changes nothing. Throws a `StartError` for an unknown order and for a
 * status that cannot follow.
 */
export async function changeOrder(database: Database, change: OrderChange): Promise<ChangedOrder> {
  return database.transaction((transaction) =>
    change.status ? changeStatus(transaction, change, change.status) : addNote(transaction, change),
  );
}

async function changeStatus(
  transaction: Queryable,
  { id, operator, note }: OrderChange,
  after: OrderStatus,
): Promise<ChangedOrder> {
  const before = await lockOrder(transaction, id);
  if (before === after) return { before, after, withoutStock: [] };
  if (!NEXT[before].includes(after)) throw new StartError(refusal(id, before, after));
  await transaction.query('update orders set status = $2 where id = $1', [id, after]);
  const withoutStock = after === 'cancelled' ? await returnStock(transaction, id) : [];
  await addToAuditLog(transaction, [{ operator, subject: id, change: `status ${before} → ${after}`, note }]);
  return { before, after, withoutStock };
}

async function addNote(transaction: Queryable, { id, operator, note }: OrderChange): Promise<ChangedOrder> {
  const status = await lockOrder(transaction, id);
  await addToAuditLog(transaction, [{ operator, subject: id, change: 'note', note }]);
  return { before: status, after: status, withoutStock: [] };
}

/**
 * Adds the pieces of an order to the stock again and returns the ids of its lines that have no stock any more, because their choice was
 * removed from the catalogue. The caller has locked the order, and changes its status in the same transaction.
 */
async function returnStock(transaction: Queryable, orderId: string): Promise<string[]> {
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

/** Locks the order until the end of the transaction and returns its status. */
async function lockOrder(transaction: Queryable, id: string): Promise<OrderStatus> {
  const [row] = await transaction.query('select status from orders where id = $1 for update', [id]);
  if (!row) throw new StartError(`There is no order ${id}.`);
  return row.status as OrderStatus;
}

function refusal(id: string, before: OrderStatus, after: OrderStatus): string {
  const next = NEXT[before].join(' or ');
  return `Order ${id} is ${before}, so it cannot become ${after}${next ? `: ${next} can follow` : ''}.`;
}
