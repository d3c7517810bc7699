import { formatPrice, toCents, toOrderId, type Order, type OrderStatus } from '@glow/shared/orders';
import type { Config } from '../../../base/config/config';
import { changeOrder } from '../../../shop/orders/changeOrder';
import { addressText, listOrders, showOrder } from '../../../shop/orders/orderRepository';
import { operatorName, withShop } from '../openShop';
import { auditLine, tableOf, toMinute } from '../text';

/** The newest orders, without anything of their shoppers. */
export async function describeOrders(config: Config, { status, limit }: { status?: OrderStatus; limit: number }) {
  const orders = await withShop(config, (database) => listOrders(database, limit, status));
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

/** What an operator needs to send an order, and its changes. */
export async function describeOrder(config: Config, id: string): Promise<string> {
  const { order, changes } = await withShop(config, (database) => showOrder(database, toOrderId(id)));
  const log = changes.length > 0 ? ['Changes', ...changes.map((entry) => `  ${auditLine(entry)}`)] : [];
  return [...linesOf(order), ...log].join('\n');
}

/** Sets the status of an order; a cancelled order gives its pieces back. */
export async function setStatus(config: Config, id: string, status: OrderStatus, { note }: { note?: string } = {}) {
  const wanted = { id: toOrderId(id), status, note, operator: operatorName() };
  const { before, after, withoutStock } = await withShop(config, (database) => changeOrder(database, wanted));
  if (before === after) return `Order ${wanted.id} is ${after} already; nothing has changed.`;
  const restocked = after === 'cancelled' ? ' Its pieces are in stock again.' : '';
  const exception =
    withoutStock.length > 0 ? ` Not those of ${withoutStock.join(', ')}, which the catalogue no longer has.` : '';
  return `Order ${wanted.id}: ${before} → ${after}.${restocked}${exception}`;
}

/** Adds a note of the operator, for example of a refund, which is made elsewhere. */
export async function noteOrder(config: Config, id: string, text: string): Promise<string> {
  const noted = { id: toOrderId(id), note: text, operator: operatorName() };
  await withShop(config, (database) => changeOrder(database, noted));
  return `The note is kept with order ${noted.id}. No money moves.`;
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
    `  Ship to   ${addressText(shippingAddress)}, ${shippingAddress.phone}`,
    `  Bill to   ${addressText(billingAddress)}`,
    `  Paid      card ending in ${order.paymentMethod.last4}`,
  ];
}
