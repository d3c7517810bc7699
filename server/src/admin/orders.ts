import { orderStatuses, toOrderId, type Address } from '@glow/shared/orders';
import type { StaffMail, StaffOrder, StaffOrderChange, StaffOrderRow } from '@glow/shared/staff';
import { CONTACT_FIELDS, TRACKING } from '@glow/shared/validation';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Queryable } from '../base/database/Database';
import { columns, isoTime, readItems } from '../base/database/readItems';
import { ApiError } from '../base/errors/ApiError';
import { changeOrder, ChangedError, NEXT_STATUSES } from '../shop/orders/changeOrder';
import { sendMailAgain } from '../shop/orders/orderMails';
import { addressText, LISTED, showOrder } from '../shop/orders/orderRepository';
import { text, type Fields } from '../base/validation/fields';
import { address } from '../shop/orders/orderSchema';
import { type Action, type Shop, withBody, withQuery } from './action';
import { findWords, listQuery, readList } from './readList';

const orderQuery = listQuery.extend({ status: z.enum(orderStatuses).optional() });
const orderChange = z.strictObject({
  version: z.number().int().min(0),
  status: z.enum(orderStatuses).optional(),
  note: z.string().max(2000).optional(),
  tracking: text(TRACKING).optional(),
  email: text(CONTACT_FIELDS.email).optional(),
  address: address.omit({ email: true }).strict().optional(),
} satisfies Fields<StaffOrderChange>);

/** A shorter text is a part of too many order numbers. */
const LEAST_NUMBER = 4;

export const orderActions = {
  'GET /api/admin/orders': withQuery(orderQuery, listStaffOrders),
  'GET /api/admin/orders/:id': async ({ database }, request) => ({
    order: await readStaffOrder(database, idOf(request)),
  }),
  'POST /api/admin/orders/:id': withBody(orderChange, async ({ database }, change, operator, request) => {
    const id = idOf(request);
    const { withoutStock } = await changeOrder(database, { id, operator, ...change }).catch(async (error: unknown) => {
      if (!(error instanceof ChangedError)) throw error;
      const current = await readStaffOrder(database, id);
      throw new ApiError(409, error.message, undefined, { code: 'changed', current });
    });
    return { order: await readStaffOrder(database, id), withoutStock };
  }),
  'POST /api/admin/orders/:id/mails': withBody(
    z.strictObject({ mail: z.string() }),
    async (shop, { mail }, operator, request) => {
      const id = idOf(request);
      await shop.database.transaction((transaction) => sendMailAgain(transaction, id, mail, operator));
      return { order: await readStaffOrder(shop.database, id) };
    },
  ),
} satisfies Record<string, Action>;

/** A page of orders, the newest first. The search looks at number, people, addresses and products. */
async function listStaffOrders({ database }: Shop, { search, status, ...place }: z.output<typeof orderQuery>) {
  const params = [status ?? '', numberIn(search)];
  const has = await findWords(database, search, params);
  const found = `select orders.id, orders.created_at from orders left join accounts on accounts.id = account_id
    where ($1 = '' or status = $1) and (${has("concat(orders.search, ' ', accounts.search)")} or ($2 <> '' and strpos(replace(orders.id, '-', ''), $2) > 0))`;
  const fields = { ...LISTED, ...columns('customerName', 'customerEmail'), shipTo: 'shipping_address::json' };
  const statement = { found, rank: 'created_at', id: 'id', fields, joined: 'join orders using (id)', params };
  const list = await readList<Omit<StaffOrderRow, 'shipTo'> & { shipTo: Address }>(database, statement, place);
  return { ...list, rows: list.rows.map((row): StaffOrderRow => ({ ...row, shipTo: addressText(row.shipTo, ',\n') })) };
}

/** The order number that a search text holds, or a part of one, without hyphens; empty if it holds none. */
function numberIn(search: string): string {
  const number = toOrderId(search).replace(/[^0-9A-Z]/g, '');
  return /^#/.test(search) || number.length >= LEAST_NUMBER ? number : '';
}

const idOf = ({ params }: FastifyRequest): string => toOrderId((params as { id: string }).id);

async function readStaffOrder(database: Queryable, id: string): Promise<StaffOrder> {
  // the version is read first, so nothing that is read after it is older
  const shown = await showOrder(database, id);
  return { ...shown, next: NEXT_STATUSES[shown.order.status], mails: await readMails(database, id) };
}

function readMails(database: Queryable, id: string): Promise<StaffMail[]> {
  const times = { createdAt: isoTime('created_at'), sentAt: isoTime('sent_at') };
  const fields = { ...columns('id', 'recipient', 'subject', 'problem'), ...times };
  const written = 'from outbox where order_id = $1 order by created_at desc';
  return readItems<StaffMail>(database, fields, written, [id]);
}
