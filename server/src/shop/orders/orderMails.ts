import { addressLines, formatPrice, toCents, totalLabel, type Order } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { emailKey, trackingPage } from '@glow/shared/validation';
import type { Queryable, Row } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';
import { addToAuditLog } from '../auditLog';
import { addToOutbox, type Mail, PRIORITY, USEFUL_UNTIL } from '../mail/addToOutbox';
import type { MailPart } from '../mail/renderMail';
import { readMailedOrder, type MailedOrder } from './orderRepository';

const RETURNS = `You can return it within ${RETURNS_PERIOD_DAYS} days.`;

/** The end of the subject, the heading, and the sentences before and after the order. */
const MAILS = {
  confirmed: ['', 'Thank you for your order', 'has been confirmed. Thank you for shopping at Glow.', RETURNS],
  shipped: [' is on its way', 'Your order is on its way', 'has been shipped.', RETURNS],
  tracked: [' can be tracked', 'Follow your parcel', 'has a new tracking number.', RETURNS],
  delivered: [' was delivered', 'Your order has arrived', 'has been delivered. Enjoy it.', RETURNS],
  cancelled: [' was cancelled', 'Your order was cancelled', 'has been cancelled: nothing of it will be shipped.', ''],
} as const;

/** `moved` tells the former address of an order that it has another one. */
export type OrderMailKind = keyof typeof MAILS | 'moved';
export const ORDER_MAIL_KINDS = [...Object.keys(MAILS), 'moved'] as OrderMailKind[];

/** Writes a mail about an order of the database to its address, or to a former one. */
export async function addOrderMail(transaction: Queryable, kind: OrderMailKind, id: string, former?: string) {
  const order = await readMailedOrder(transaction, id);
  // a confirmation that waits for the end of an hour would come after it
  const late = `order_id = $1 and sent_at is null and priority = ${PRIORITY.waitingOrder}`;
  await transaction.query(`delete from outbox where ${late}`, [id]);
  await addToOutbox(transaction, { ...orderMail(kind, order), recipient: former ?? order.customerEmail });
}

/** Tells the former address of an order that it has another one, which is sent the confirmation instead. */
export async function moveMails(transaction: Queryable, id: string, former: string): Promise<void> {
  const waiting = "order_id = $1 and next_attempt_at is not null and content::json->>'kind' is distinct from 'moved'";
  await transaction.query(`delete from outbox where ${waiting}`, [id]);
  await addOrderMail(transaction, 'moved', id, former);
  await addOrderMail(transaction, 'confirmed', id);
}

/** Writes the confirmation of an order (API-16); `ownEmail` is the confirmed address of the account that orders. */
export async function confirmOrder(transaction: Queryable, order: Order, ownEmail?: string) {
  const address = emailKey(order.customerEmail);
  const isOwn = ownEmail !== undefined && emailKey(ownEmail) === address;
  const mail = orderMail('confirmed', { ...order, isOwn });
  if (isOwn) return addToOutbox(transaction, mail);
  const [sending] = await transaction.query('select * from place_in_hour($1, $2, $3)', [address, order.id, Date.now()]);
  return addToOutbox(transaction, { ...mail, sending });
}

/** Writes a mail again, as the order is now. Throws an `ApiError`: 404 if there is none, 409 if one waits to be sent. */
export async function sendMailAgain(transaction: Queryable, id: string, mail: string, operator: string) {
  // one after the other, so that each sees what the other has written
  await transaction.query('select from orders where id = $1 for update', [id]);
  const rows = await transaction.query<Row & { kind: OrderMailKind }>(
    `select id, recipient, coalesce(content::json->>'kind', 'confirmed') as kind,
       next_attempt_at is not null and ${USEFUL_UNTIL} > $2 as waits from outbox where order_id = $1`,
    [id, Date.now()],
  );
  const found = rows.find((row) => row.id === mail);
  if (!found) throw new ApiError(404, 'There is no such email.');
  const { kind } = found;
  if (rows.some((row) => row.kind === kind && row.waits)) throw new ApiError(409, 'This email still waits to be sent.');
  const { status, tracking } = await readMailedOrder(transaction, id);
  const isTrue = { ...{ moved: true, confirmed: status !== 'cancelled' }, tracked: status === 'shipped' && tracking };
  if (!(kind in isTrue ? isTrue[kind as keyof typeof isTrue] : kind === status))
    throw new ApiError(409, `This email is no longer true: the order is ${status}.`);
  await addOrderMail(transaction, kind, id, kind === 'moved' ? String(found.recipient) : undefined);
  await addToAuditLog(transaction, [{ operator, subject: id, change: `email sent again: ${kind}` }]);
}

/** Anybody can order for any address, so only the owner of the address reads street and card (ORD-161). */
export function orderMail(kind: OrderMailKind, order: MailedOrder): Mail {
  const { id, isOwn, customerEmail, customerName, shippingAddress, paymentMethod, tracking } = order;
  if (kind === 'moved') return movedMail(order);
  const [ending, heading, sentence, end] = MAILS[kind];
  const { city, state, country } = shippingAddress;
  const whole = addressLines(shippingAddress, country).map((line) => line.filter(Boolean).join(', '));
  const isTracked = tracking && ['shipped', 'tracked'].includes(kind);
  const parts: MailPart[] = [
    { text: `Order #${id} ${sentence}` },
    ...(isTracked ? [{ fact: 'Tracking', lines: [tracking], href: trackingPage(tracking)?.href }] : []),
    ...amountParts(order),
    { fact: 'Shipping to', lines: isOwn ? whole : [`${city}, ${state}`] },
    ...(isOwn ? [{ fact: 'Paid with', lines: [`Card ending in ${paymentMethod.last4}`] }] : []),
    { button: 'Track your order', href: `/track-order#${id}` },
    ...(end ? [{ text: end }] : []),
  ];
  const content = { kind, heading, name: customerName, parts };
  return { recipient: customerEmail, subject: `Your Glow order ${id}${ending}`, content, orderId: id };
}

function movedMail({ id, customerEmail }: MailedOrder): Mail {
  const heading = 'This order has another email address';
  const parts: MailPart[] = [
    { text: `We have corrected the email address of order #${id}, so we no longer write to this one about it.` },
    { text: 'If you have placed the order and did not ask for this, please tell us.' },
    { button: 'Contact us', href: '/contact' },
  ];
  const subject = `Your Glow order ${id} has another email address`;
  return { recipient: customerEmail, subject, content: { kind: 'moved', heading, parts }, orderId: id };
}

/** Lines and sums as the page of the order has them. */
function amountParts({ items, subtotal, shipping, tax, total, shippingAddress }: MailedOrder): MailPart[] {
  const row = (label: string, dollars: number) => ({ label, amount: formatPrice(toCents(dollars)) });
  const lines = items.map(({ name, variant, quantity, price, image }) => ({
    label: `${quantity} × ${name}${variant ? ` (${variant})` : ''}`,
    amount: formatPrice(toCents(price) * quantity),
    picture: image,
  }));
  const freight = shipping === 0 ? { label: 'Shipping', amount: 'Free' } : row('Shipping', shipping);
  const sums = [row('Subtotal', subtotal), freight, row('Tax', tax), row(totalLabel(shippingAddress.country), total)];
  return [{ items: lines }, { sums }];
}
