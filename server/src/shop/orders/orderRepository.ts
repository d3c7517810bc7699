import { addressLines, toCents, type Address, type Order, type OrderStatus, type SoldLine } from '@glow/shared/orders';
import type { RecentOrder, StaffOrder } from '@glow/shared/staff';
import { emailKey, ORDER_FIELDS } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { columnOf, columns, isoTime, jsonOf, readItems, type ItemFields } from '../../base/database/readItems';
import { ApiError } from '../../base/errors/ApiError';
import { readAuditLog } from '../auditLog';
import { AMOUNTS, type PricedLine } from './priceOrder';

export const ORDER_ACCESS_MS = 30 * 24 * 60 * 60 * 1000;

const MAX_CHANGES = 100;

const TEXTS = Object.keys(ORDER_FIELDS) as (keyof typeof ORDER_FIELDS)[];

/** The order is a guest's without an account, and if the account was deleted meanwhile. */
export async function insertOrder(transaction: Queryable, order: Order, accountId?: string): Promise<void> {
  const lines = order.items.map(({ id, price, ...line }, position) => {
    return { ...line, order_id: order.id, position, line_id: id, price: toCents(price) };
  });
  const row = {
    ...Object.fromEntries(TEXTS.map((name) => [columnOf(name), order[name]])),
    id: order.id,
    created_at: Date.parse(order.createdAt),
    status: order.status,
    customer_email: order.customerEmail,
    email_key: emailKey(order.customerEmail),
    shipping_address: JSON.stringify(order.shippingAddress),
    billing_address: JSON.stringify(order.billingAddress),
    payment_method: JSON.stringify(order.paymentMethod),
    ...Object.fromEntries(AMOUNTS.map((name) => [name, toCents(order[name])])),
  };
  const names = Object.keys(row).join(', ');
  const inserted = transaction.query(
    `insert into orders (${names}, account_id)
     select ${names}, (select id from accounts where id = $2) from json_populate_record(null::orders, $1::json)`,
    [JSON.stringify(row), accountId ?? null],
  );
  const insertLines = 'insert into order_lines select * from json_populate_recordset(null::order_lines, $1::json)';
  await Promise.all([inserted, transaction.query(insertLines, [JSON.stringify(lines)])]);
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

const LINE: ItemFields<SoldLine> = {
  ...columns('name', 'quantity', 'image', 'variant'),
  id: 'line_id',
  price: 'price / 100.0',
};
const ORDER: ItemFields<Omit<Order, 'keptAt'>> = {
  ...columns('id', 'status', 'customerEmail', ...TEXTS),
  createdAt: isoTime('created_at'),
  items: `(select json_agg(${jsonOf(LINE)} order by position) from order_lines where order_id = orders.id)`,
  subtotal: 'subtotal / 100.0',
  shipping: 'shipping / 100.0',
  tax: 'tax / 100.0',
  total: 'total / 100.0',
  shippingAddress: 'shipping_address::json',
  billingAddress: 'billing_address::json',
  paymentMethod: 'payment_method::json',
  tracking: "nullif(tracking, '')",
  statusDates: `(select json_object_agg(substring(change from '→ (\\w+)'), ${isoTime('created_at')} order by created_at)
    from audit_log where subject = orders.id and change ~ '^status \\w+ → \\w')`,
};

/** Undefined for an unknown id, and for a token without a grant or with an expired one. */
export async function readOrder(database: Queryable, id: string, tokenHash: string): Promise<Order | undefined> {
  const granted = `from orders where id = $1 and exists
    (select from receipts where order_id = orders.id and token_hash = $2 and created_at > $3)`;
  const [order] = await readItems(database, ORDER, granted, [id, tokenHash, Date.now() - ORDER_ACCESS_MS]);
  return order;
}

/** An order as mails tell of it; `isOwn` says that its address is the confirmed one of the account that has placed it. */
export type MailedOrder = Omit<Order, 'keptAt'> & { isOwn: boolean };

/** Throws an `ApiError` 404 if there is no such order. */
export async function readMailedOrder(transaction: Queryable, id: string): Promise<MailedOrder> {
  const own = 'accounts.id = account_id and email_verified = 1 and accounts.email = email_key';
  const fields = {
    ...ORDER,
    isOwn: `claimed = 0 and exists (select from accounts where ${own})`,
  };
  const [order] = await readItems<MailedOrder>(transaction, fields, 'from orders where id = $1', [id]);
  if (!order) throw new ApiError(404, `There is no order ${id}.`);
  return order;
}

/** Undefined if the id or the email is wrong; the email may have any spelling. */
export async function findOrder(database: Queryable, id: string, email: string): Promise<Order | undefined> {
  const [order] = await readItems(database, ORDER, 'from orders where id = $1', [id]);
  return order && emailKey(order.customerEmail) === emailKey(email) ? order : undefined;
}

/** Undefined for an unknown id, and for an order of somebody else. */
export async function readOrderOfAccount(database: Queryable, id: string, accountId: string) {
  const owned = 'claimed as is_hidden from orders where id = $1 and account_id = $2';
  const [row] = await database.query<OrderOfAccount>(`select ${jsonOf(ORDER)} as item, ${owned}`, [id, accountId]);
  return row && ofAccount(row);
}

/** An account's orders, the newest first. A claimed order is whole only if one of the hashed `tokens` opens it. */
export async function readOrdersOfAccount(database: Queryable, accountId: string, tokens: string[], limit?: number) {
  const rows = await database.query<OrderOfAccount>(
    `select ${jsonOf(ORDER)} as item, case when exists (select from receipts where order_id = orders.id and created_at > $4
         and token_hash in (select json_array_elements_text($3::json))) then 0 else claimed end as is_hidden
       from orders where account_id = $1 order by created_at desc, id limit $2::integer`,
    [accountId, limit ?? null, JSON.stringify(tokens), Date.now() - ORDER_ACCESS_MS],
  );
  return rows.map(ofAccount);
}

/** SQL: nothing of an order that has been shipped or cancelled; the email of an account's own order is the account's. */
const CORRECTIONS = `case when status not in ('pending', 'processing') then '[]'::json
  when account_id is null or claimed = 1 then '["address", "email"]' else '["address"]' end`;

/** For operators, with the changes, the newest first. Throws an `ApiError` 404 if there is none. */
export async function showOrder(database: Queryable, id: string, lock = '') {
  const [shown] = await database.query<Required<Omit<StaffOrder, 'next' | 'changes' | 'mails'>>>(
    `select ${jsonOf(ORDER)} as "order", version, tracking, ${CORRECTIONS} as corrections from orders where id = $1 ${lock}`,
    [id],
  );
  if (!shown) throw new ApiError(404, `There is no order ${id}.`);
  return { ...shown, changes: await readAuditLog(database, MAX_CHANGES, id) };
}

/** What lists have of an order: nothing of its shopper. */
export const LISTED: ItemFields<RecentOrder> = {
  ...columns('status', 'total'),
  id: 'orders.id',
  createdAt: isoTime('orders.created_at'),
  pieces: '(select sum(quantity) from order_lines where order_id = orders.id)',
};

/** The newest orders, the newest first; only of one status if it is given. */
export function listOrders(database: Queryable, limit: number, status?: OrderStatus): Promise<RecentOrder[]> {
  const newest = 'from orders where $1::text is null or status = $1 order by created_at desc, id limit $2';
  return readItems(database, LISTED, newest, [status ?? null, limit]);
}

interface OrderOfAccount {
  item: Order;
  is_hidden: number;
}

/** If an account has an order by its address alone, it sees what order tracking shows, and the amounts (ORD-161). */
function ofAccount({ item: order, is_hidden: isHidden }: OrderOfAccount) {
  if (isHidden === 0) return order;
  const { subtotal, shipping, tax, shippingAddress } = order;
  return { ...toTrackedOrder(order), country: shippingAddress.country, subtotal, shipping, tax };
}

/** The fields that number and email give access to: no name, street or card (ORD-9). */
export function toTrackedOrder({ id, createdAt, status, items, total, tracking, statusDates, ...order }: Order) {
  const { city, state } = order.shippingAddress;
  return { id, createdAt, status, items, total, tracking, statusDates, destination: `${city}, ${state}` };
}

export function addressText(address: Address, separator = ', '): string {
  return addressLines(address, address.country).flat().filter(Boolean).join(separator);
}
