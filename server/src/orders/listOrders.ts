import { toDollars, type Order, type OrderStatus } from '@glow/shared/orders';
import { readAuditLog, type LoggedEntry } from '../database/auditLog';
import type { Queryable } from '../database/Database';
import { StartError } from '../errors/StartError';
import { readAnyOrder } from './orderRepository';

/** An order in a list, without any data of its shopper. */
export interface ListedOrder extends Pick<Order, 'id' | 'createdAt' | 'status' | 'total'> {
  pieces: number;
}

/** An order with its changes, the newest first. */
export interface OrderWithChanges {
  order: Order;
  changes: LoggedEntry[];
}

const MAX_CHANGES = 100;

/** The newest orders, the newest first; only those of one status if it is given. */
export async function listOrders(database: Queryable, limit: number, status?: OrderStatus): Promise<ListedOrder[]> {
  const rows = await database.query(
    `select id, created_at, status, total, (select sum(quantity) from order_lines where order_id = orders.id) as pieces
     from orders where $1::text is null or status = $1 order by created_at desc, id limit $2`,
    [status ?? null, limit],
  );
  return rows.map((row) => ({
    id: String(row.id),
    createdAt: new Date(Number(row.created_at)).toISOString(),
    status: row.status as OrderStatus,
    total: toDollars(Number(row.total)),
    pieces: Number(row.pieces),
  }));
}

/** Reads an order for an operator; throws a `StartError` if there is none. */
export async function showOrder(database: Queryable, id: string): Promise<OrderWithChanges> {
  const order = await readAnyOrder(database, id);
  if (!order) throw new StartError(`There is no order ${id}.`);
  return { order, changes: await readAuditLog(database, MAX_CHANGES, id) };
}
