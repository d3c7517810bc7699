import {
  addressLines,
  formatPrice,
  orderStatuses,
  toCents,
  toOrderId,
  type Address,
  type Order,
  type OrderStatus,
} from '@glow/shared/orders';
import type { LoggedEntry } from '../../../server/src/database/auditLog';
import { StartError } from '../../../server/src/errors/StartError';
import type { ChangedOrder, OrderChange } from '../../../server/src/orders/changeOrder';
import type { ListedOrder, OrderWithChanges } from '../../../server/src/orders/listOrders';
import { ask, operatorName, withAdmin } from '../adminSession';
import type { Call } from './parseArguments';
import { auditLine, limitOf, tableOf, toMinute } from '../text';
import { rejectCardData } from '../../../server/src/http/rejectCardData';

/** `orders list`: the newest orders, without anything of their shoppers. */
export async function listOrders({ config, options }: Call): Promise<string> {
  const status = options.status === undefined ? undefined : statusOf(options.status);
  const question = { status, limit: limitOf(options.limit) };
  const orders = await withAdmin(config, (run) => ask<ListedOrder[]>(run, 'orders', question));
  if (orders.length === 0) return status ? `No order is ${status}.` : 'There is no order yet.';
  return tableOf(
    orders.map(({ id, createdAt, status: present, pieces, total }) => [
      id,
      toMinute(createdAt),
      present,
      pieces === 1 ? '1 piece' : `${pieces} pieces`,
      formatPrice(toCents(total)),
    ]),
  );
}

/** `orders show`: all of an order that sending it takes, and what operators have changed. */
export async function showOrder({ config, args: [id = ''] }: Call): Promise<string> {
  const { order, changes } = await withAdmin(config, (run) =>
    ask<OrderWithChanges>(run, 'order', { id: toOrderId(id) }),
  );
  return [...linesOf(order), ...changesOf(changes)].join('\n');
}

/** `orders status`: the next status. */
export function setStatus({ config, args: [id = '', status = ''], options: { note } }: Call): Promise<string> {
  return change(config, { id: toOrderId(id), status: statusOf(status), note: readNote(note) });
}

/** `orders cancel`: the order is cancelled, and its pieces can be bought again. */
export function cancelOrder({ config, args: [id = ''], options: { note } }: Call): Promise<string> {
  return change(config, { id: toOrderId(id), status: 'cancelled', note: readNote(note) });
}

/** `orders note`: a note of the operator, for example of a refund, which is made elsewhere. */
export async function noteOrder({ config, args: [id = '', text] }: Call): Promise<string> {
  const noted = { id: toOrderId(id), note: readNote(text), operator: operatorName() };
  await withAdmin(config, (run) => ask(run, 'change-order', noted));
  return `The note is kept with order ${noted.id}. No money moves.`;
}

async function change(config: Call['config'], wanted: Omit<OrderChange, 'operator'>): Promise<string> {
  const { before, after, withoutStock } = await withAdmin(config, (run) =>
    ask<ChangedOrder>(run, 'change-order', { ...wanted, operator: operatorName() }),
  );
  if (before === after) return `Order ${wanted.id} is ${after} already; nothing has changed.`;
  const isRestocked = after === 'cancelled' ? ' Its pieces are in stock again.' : '';
  const exception =
    withoutStock.length > 0 ? ` Not those of ${withoutStock.join(', ')}, which the catalogue no longer has.` : '';
  return `Order ${wanted.id}: ${before} → ${after}.${isRestocked}${exception}`;
}

function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((known) => known === text);
  if (!status) throw new StartError(`There is no status "${text}": choose one of ${orderStatuses.join(', ')}.`);
  return status;
}

const MAX_LENGTH = 300;

/** The note of an operator, on one line. The audit log is kept for good, so it holds no e-mail address and no card number. */
function readNote(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const note = text.replace(/\s+/g, ' ').trim();
  if (!note || note.length > MAX_LENGTH) throw new StartError(`A note has 1 to ${MAX_LENGTH} characters.`);
  if (/\S@\S/.test(note) || hasCardData(note))
    throw new StartError('A note holds no e-mail address and no card number: the audit log is kept for good.');
  return note;
}

function hasCardData(note: string): boolean {
  try {
    rejectCardData(note);
    return false;
  } catch {
    return true;
  }
}

function linesOf(order: Order): string[] {
  const { id, status, createdAt, items, customerName, customerEmail, shippingAddress, billingAddress } = order;
  const sums = { Subtotal: order.subtotal, Shipping: order.shipping, Tax: order.tax, Total: order.total };
  return [
    `${id}  ${status}, placed ${toMinute(createdAt)}`,
    tableOf([
      ...items.map((line) => [
        `  ${line.quantity} × ${line.name}${line.variant ? ` (${line.variant})` : ''}`,
        line.id,
        formatPrice(toCents(line.price) * line.quantity),
      ]),
      ...Object.entries(sums).map(([name, dollars]) => [`  ${name}`, '', formatPrice(toCents(dollars))]),
    ]),
    `  Customer  ${customerName}, ${customerEmail}`,
    `  Ship to   ${addressOf(shippingAddress)}, ${shippingAddress.phone}`,
    `  Bill to   ${addressOf(billingAddress)}`,
    `  Paid      card ending in ${order.paymentMethod.last4}`,
  ];
}

function addressOf(address: Address): string {
  return addressLines(address, address.country)
    .map((parts) => parts.filter(Boolean).join(', '))
    .join(', ');
}

function changesOf(changes: LoggedEntry[]): string[] {
  return changes.length > 0 ? ['Changes', ...changes.map((entry) => `  ${auditLine(entry)}`)] : [];
}
