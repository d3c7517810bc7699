import { addressLines, toDollars, type Address, type OrderStatus } from '@glow/shared/orders';
import { readAuditLog } from '../auditLog';
import type { Queryable } from '../../base/database/Database';
import { StartError } from '../../base/errors/StartError';
import { readAnyOrder } from './orderRepository';

const MAX_CHANGES = 100;

/** The newest orders, the newest first, without data of their shoppers; only of one status if it is given. */
export async function listOrders(database: Queryable, limit: number, status?: OrderStatus) {
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

/** An order with its changes, the newest first. Throws a `StartError` if there is none. */
export async function showOrder(database: Queryable, id: string) {
  const order = await readAnyOrder(database, id);
  if (!order) throw new StartError(`There is no order ${id}.`);
  return { order, changes: await readAuditLog(database, MAX_CHANGES, id) };
}

/** An address on one line. */
export function addressText(address: Address): string {
  return addressLines(address, address.country)
    .map((parts) => parts.filter(Boolean).join(', '))
    .join(', ');
}
