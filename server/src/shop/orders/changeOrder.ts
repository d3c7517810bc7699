import type { OrderStatus } from '@glow/shared/orders';
import type { OrderCorrection } from '@glow/shared/staff';
import { emailKey } from '@glow/shared/validation';
import { addToAuditLog } from '../auditLog';
import type { Database, Queryable } from '../../base/database/Database';
import { StartError } from '../../base/errors/errors';
import { correctOrder } from './correctOrder';
import { addOrderMail, moveMails } from './orderMails';
import { showOrder } from './orderRepository';
import { holdsCardNumber } from './rejectCardData';

/** Somebody else has changed the version that a change was made on. */
export class ChangedError extends Error {}

const MAX_NOTE = 300;

/** The next statuses of each one. A shipped order can come back, but cannot be cancelled any more. */
export const NEXT_STATUSES: Record<OrderStatus, OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
};

export interface OrderChange extends OrderCorrection {
  id: string;
  operator: string;
  /** The version that the operator has seen; any version if absent. */
  version?: number;
  status?: OrderStatus;
  note?: string;
  /** Empty to remove it. */
  tracking?: string;
}

/** Changes an order and logs it. Throws a `ChangedError`, an `ApiError` 404, or a `StartError` if it is not allowed. */
export async function changeOrder(database: Database, change: OrderChange) {
  const { id, operator, version } = change;
  const note = readNote(change.note);
  return database.transaction(async (transaction) => {
    const shown = await showOrder(transaction, id, 'for update');
    const former = shown.order;
    if (version !== undefined && version !== shown.version)
      throw new ChangedError(`Order ${id} was changed by somebody else.`);
    const { status: after = former.status, tracking = shown.tracking } = change;
    const isMoved = after !== former.status;
    if (isMoved && !NEXT_STATUSES[former.status].includes(after))
      throw new StartError(refusal(id, former.status, after));
    const changes = [
      ...(isMoved ? [`status ${former.status} → ${after}`] : []),
      // the log is kept for good, and a tracking number leads to the shopper
      ...(tracking !== shown.tracking ? [tracking ? 'tracking number' : 'no tracking number'] : []),
      ...(await correctOrder(transaction, shown, change)),
    ];
    // a repeated command, which names no version, adds nothing
    const isAgain = change.status !== undefined && version === undefined;
    const lastNote = isAgain ? shown.changes[0]?.note : undefined;
    if (changes.length === 0 && note && note !== lastNote) changes.push('note');
    if (changes.length === 0) return { before: after, after, withoutStock: [] };
    const update = 'update orders set status = $2, tracking = $3, version = version + 1 where id = $1';
    await transaction.query(update, [id, after, tracking]);
    const withoutStock = isMoved && after === 'cancelled' ? await returnStock(transaction, id) : [];
    await addToAuditLog(transaction, [{ operator, subject: id, change: changes.join(', '), note }]);
    const { email = former.customerEmail } = change;
    if (emailKey(email) !== emailKey(former.customerEmail)) await moveMails(transaction, id, former.customerEmail);
    const isTracked = after === 'shipped' && tracking && tracking !== shown.tracking;
    if (isMoved && after !== 'pending' && after !== 'processing') await addOrderMail(transaction, after, id);
    else if (isTracked) await addOrderMail(transaction, 'tracked', id);
    return { before: former.status, after, withoutStock };
  });
}

/** Adds the pieces of a locked order to the stock; returns the lines whose choice is no longer in the catalogue. */
async function returnStock(transaction: Queryable, orderId: string): Promise<string[]> {
  // locked by id as in `lockLines`, so that it cannot deadlock with an order
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

function refusal(id: string, before: OrderStatus, after: OrderStatus): string {
  const next = NEXT_STATUSES[before].join(' or ');
  return `GLOW-357 Order ${id} is ${before}, so it cannot become ${after}${next ? `: ${next} can follow` : ''}.`;
}

/** A note on one line. The audit log is kept for good, so email addresses and card numbers are a `StartError`. */
function readNote(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const note = text.replace(/\s+/g, ' ').trim();
  if (!note || note.length > MAX_NOTE) throw new StartError(`GLOW-350 A note has 1 to ${MAX_NOTE} characters.`);
  if (/\S@\S/.test(note) || holdsCardNumber('', note))
    throw new StartError('GLOW-351 A note holds no email address and no card number: the audit log is kept for good.');
  return note;
}
