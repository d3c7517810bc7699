import { formatPrice, toCents, type Order } from '@glow/shared/orders';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { emailKey } from '@glow/shared/validation';
import type { Queryable } from '../../base/database/Database';
import { addToOutbox, greeting, type Mail } from '../mail/addToOutbox';
import type { PricedLine } from './priceOrder';

/** Writes the confirmation of an order (API-16); `ownEmail` is the confirmed address of the account that orders. */
export async function confirmOrder(transaction: Queryable, order: Order, lines: PricedLine[], ownEmail?: string) {
  const mail = orderConfirmationEmail(order, lines);
  const address = emailKey(order.customerEmail);
  if (ownEmail !== undefined && emailKey(ownEmail) === address) return addToOutbox(transaction, mail);
  const [sending] = await transaction.query('select * from place_in_hour($1, $2, $3)', [address, order.id, Date.now()]);
  return addToOutbox(transaction, { ...mail, sending });
}

/** Anybody can send this to any address, so a short name is the only text of the order that it quotes. */
function orderConfirmationEmail(order: Order, lines: PricedLine[]): Mail {
  const sums = [
    `Subtotal: ${amount(order.subtotal)}`,
    `Shipping: ${order.shipping === 0 ? 'Free' : amount(order.shipping)}`,
    `Tax: ${amount(order.tax)}`,
    `Total: ${amount(order.total)} (card ending in ${order.paymentMethod.last4})`,
  ];
  const body = [
    greeting(order.customerName),
    `Order #${order.id} has been confirmed. Thank you for shopping at Glow.`,
    lines.map(({ name, quantity, price }) => `${quantity} × ${name}: ${formatPrice(price * quantity)}`).join('\n'),
    sums.join('\n'),
    'It goes to the shipping address of the order.',
    `You can return it within ${RETURNS_PERIOD_DAYS} days.`,
  ].join('\n\n');
  return { recipient: order.customerEmail, subject: `Your Glow order ${order.id}`, body, orderId: order.id };
}

const amount = (dollars: number): string => formatPrice(toCents(dollars));
