import { addressLines, toCents, toDollars } from '@glow/shared/orders';
import type { Address, Order, OrderStatus, SoldLine } from '@glow/shared/orders';
import { emailKey, ORDER_FIELDS } from '@glow/shared/validation';
import type { Queryable, Row, Value } from '../../base/database/Database';
import { StartError } from '../../base/errors/StartError';
import { readAuditLog } from '../auditLog';
import type { PricedLine } from './priceOrder';

/** The lifetime of an order's access token. */
export const ORDER_ACCESS_MS = 30 * 24 * 60 * 60 * 1000;

const MAX_CHANGES = 100;
/** Orders, each with its lines as JSON. */
const ORDERS = `orders cross join lateral (select coalesce(json_agg(order_lines order by position), '[]')::text as lines
  from order_lines where order_id = orders.id) as sold`;

const TEXTS = Object.keys(ORDER_FIELDS) as (keyof typeof ORDER_FIELDS)[];
/** How the fields of an order are written to the columns of their names, and read. */
const STORED: [fields: (keyof Order)[], write: (value: unknown) => unknown, read: (column?: Value) => unknown][] = [
  [['id', 'status', 'customerEmail', ...TEXTS], (text) => text, (text) => text ?? undefined],
  [['createdAt'], (moment) => Date.parse(String(moment)), (time) => new Date(Number(time)).toISOString()],
  [['shippingAddress', 'billingAddress', 'paymentMethod'], JSON.stringify, (json) => JSON.parse(String(json))],
  [['subtotal', 'shipping', 'tax', 'total'], (sum) => toCents(Number(sum)), (cents) => toDollars(Number(cents))],
];
const FIELDS = STORED.flatMap(([names, write, read]) =>
  names.map((name) => ({ name, column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), write, read })),
);

/** The order is a guest's without an account, and if the account was deleted meanwhile. */
export async function insertOrder(transaction: Queryable, order: Order, accountId?: string): Promise<void> {
  const lines = order.items.map(({ id, price, ...line }, position) => {
    return { ...line, order_id: order.id, position, line_id: id, price: toCents(price) };
  });
  const stored = FIELDS.map(({ name, column, write }) => [column, write(order[name])]);
  const row = Object.fromEntries([...stored, ['email_key', emailKey(order.customerEmail)]]);
  const columns = Object.keys(row).join(', ');
  const inserted = transaction.query(
    `insert into orders (${columns}, account_id)
     select ${columns}, (select id from accounts where id = $2) from json_populate_record(null::orders, $1::json)`,
    [JSON.stringify(row), accountId ?? null],
  );
  await Promise.all([
    inserted,
    transaction.query('insert into order_lines select * from json_populate_recordset(null::order_lines, $1::json)', [
      JSON.stringify(lines),
    ]),
  ]);
}

/** The lines must be locked and in stock. */
export async function takeStock(transaction: Queryable, lines: PricedLine[]): Promise<void> {
  await transaction.query(
    `update stock set pieces = pieces - quantity from (select id, sum(quantity)::integer as quantity
       from json_to_recordset($1::json) as line (id text, quantity integer) group by id) as ordered where line_id = ordered.id`,
    [JSON.stringify(lines)],
  );
}

export async function grantOrderAccess(transaction: Queryable, orderId: string, tokenHash: string): Promise<void> {
  await transaction.query(
    `insert into receipts (order_id, token_hash, created_at) values ($1, $2, $3)
     on conflict (order_id, token_hash) do update set created_at = excluded.created_at`,
    [orderId, tokenHash, Date.now()],
  );
}

/** Whether the server has granted an order to this token, and the grant has not expired. */
export async function isGranted(database: Queryable, tokenHash: string): Promise<boolean> {
  const [known] = await database.query(
    'select order_id from receipts where token_hash = $1 and created_at > $2 limit 1',
    [tokenHash, Date.now() - ORDER_ACCESS_MS],
  );
  return known !== undefined;
}

/** Undefined for an unknown id, and for a token without a grant or with an expired one. */
export async function readOrder(database: Queryable, id: string, tokenHash: string): Promise<Order | undefined> {
  const [row] = await database.query(
    `select orders.*, lines from ${ORDERS} join receipts on receipts.order_id = orders.id
     where orders.id = $1 and receipts.token_hash = $2 and receipts.created_at > $3`,
    [id, tokenHash, Date.now() - ORDER_ACCESS_MS],
  );
  return row && toOrder(row);
}

/** Undefined if the id or the email is wrong; the email may have any spelling. */
export async function findOrder(database: Queryable, id: string, email: string): Promise<Order | undefined> {
  const order = await readAnyOrder(database, id);
  return order && emailKey(order.customerEmail) === emailKey(email) ? order : undefined;
}

/** Undefined for an unknown id, and for an order of somebody else. */
export async function readOrderOfAccount(database: Queryable, id: string, accountId: string) {
  const sql = `select *, claimed as is_hidden from ${ORDERS} where id = $1 and account_id = $2`;
  const [row] = await database.query(sql, [id, accountId]);
  return row && ofAccount(row);
}

/** An account's orders, the newest first. A claimed order is whole only if one of the hashed `tokens` opens it. */
export async function readOrdersOfAccount(database: Queryable, accountId: string, tokens: string[], limit?: number) {
  const rows = await database.query(
    `select *, case when exists (select from receipts where order_id = orders.id and created_at > $4
         and token_hash in (select json_array_elements_text($3::json))) then 0 else claimed end as is_hidden
       from ${ORDERS} where account_id = $1 order by created_at desc, id limit $2::integer`,
    [accountId, limit ?? null, JSON.stringify(tokens), Date.now() - ORDER_ACCESS_MS],
  );
  return rows.map(ofAccount);
}

async function readAnyOrder(database: Queryable, id: string): Promise<Order | undefined> {
  const [row] = await database.query(`select * from ${ORDERS} where id = $1`, [id]);
  return row && toOrder(row);
}

/** An order with its changes, the newest first. Throws a `StartError` if there is none. */
export async function showOrder(database: Queryable, id: string) {
  const order = await readAnyOrder(database, id);
  if (!order) throw new StartError(`There is no order ${id}.`);
  return { order, changes: await readAuditLog(database, MAX_CHANGES, id) };
}

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

/** An address on one line. */
export function addressText(address: Address): string {
  return addressLines(address, address.country)
    .map((parts) => parts.filter(Boolean).join(', '))
    .join(', ');
}

/** If an account has an order by its address alone, it sees what order tracking shows, and the amounts (ORD-161). */
function ofAccount(row: Row) {
  const order = toOrder(row);
  if (row.is_hidden === 0) return order;
  const { subtotal, shipping, tax, shippingAddress } = order;
  return { ...toTrackedOrder(order), country: shippingAddress.country, subtotal, shipping, tax };
}

/** The fields that number and email give access to: no name, street or card (ORD-9). */
export function toTrackedOrder({ id, createdAt, status, items, total, shippingAddress }: Order) {
  const { city, state } = shippingAddress;
  return { id, createdAt, status, items, total, destination: `${city}, ${state}` };
}

function toOrder(row: Row): Order {
  const fields = FIELDS.map(({ name, column, read }) => [name, read(row[column])]);
  return { ...Object.fromEntries(fields), items: JSON.parse(String(row.lines)).map(toLine) };
}

function toLine(row: Row): SoldLine {
  return {
    id: String(row.line_id),
    name: String(row.name),
    quantity: Number(row.quantity),
    price: toDollars(Number(row.price)),
    image: String(row.image),
    ...(row.variant !== null && { variant: String(row.variant) }),
  };
}
