import type { CartItem } from '@glow/shared/cart';
import { findChoice, priceOf, stockOf } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { lineName } from './lineName';

/**
 * Ties remembered lines to today's catalogue: today's product, price and stock; what is no longer sold is dropped.
 * `changes` says in sentences what a shopper would otherwise miss. The same array comes back where nothing is different.
 */
export function reconcileCart(items: CartItem[]): { items: CartItem[]; changes: string[] } {
  const changes: string[] = [];
  const today = items.flatMap((item) => todaysLine(item, changes));
  const isSame = today.length === items.length && today.every((line, index) => line === items[index]);
  return { items: isSame ? items : today, changes };
}

function todaysLine(item: CartItem, changes: string[]): CartItem[] {
  const choice = findChoice(item.id);
  if (!choice) {
    changes.push(`${item.product.name ?? 'An item'} is no longer available and has been removed.`);
    return [];
  }
  const { inStock, stockCount } = stockOf(choice.product, choice.variant);
  if (!inStock) {
    changes.push(`${lineName(choice)} has sold out and has been removed.`);
    return [];
  }
  const line = { ...item, ...choice, price: priceOf(choice.product, choice.variant), quantity: Math.min(item.quantity, stockCount) };
  if (line.price !== item.price) changes.push(`${lineName(line)} now costs ${formatPrice(line.price)} instead of ${formatPrice(item.price)}.`);
  if (line.quantity !== item.quantity) changes.push(`Only ${stockCount} of ${lineName(line)} are available, so your cart now holds ${stockCount}.`);
  const isCurrent = line.product === item.product && line.variant === item.variant && line.price === item.price && line.quantity === item.quantity;
  return [isCurrent ? item : line];
}
