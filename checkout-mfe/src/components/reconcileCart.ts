import type { CartItem } from '@glow/shared/cart';
import { findChoice, priceOf, stockOf } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { lineName } from './lineName';

/**
 * Updates stored lines to the catalogue's current product, price and stock; removes lines that are no longer sold.
 * `changes` describes the differences for the shopper. Returns the same array if nothing changed.
 */
export function reconcileCart(items: CartItem[]): { items: CartItem[]; changes: string[] } {
  const changes: string[] = [];
  const current = items.flatMap((item) => currentLine(item, changes));
  const isSame = current.length === items.length && current.every((line, index) => line === items[index]);
  return { items: isSame ? items : current, changes };
}

/** The line with the catalogue's product and variant; one that is no longer sold stays as it was stored. */
export function linkToCatalogue(item: CartItem): CartItem {
  return { ...item, ...findChoice(item.id) };
}

function currentLine(item: CartItem, changes: string[]): CartItem[] {
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
  const line = {
    ...item,
    ...choice,
    price: priceOf(choice.product, choice.variant),
    quantity: Math.min(item.quantity, stockCount),
  };
  if (line.price !== item.price)
    changes.push(`${lineName(line)} now costs ${formatPrice(line.price)} instead of ${formatPrice(item.price)}.`);
  if (line.quantity !== item.quantity)
    changes.push(`Only ${stockCount} of ${lineName(line)} are available, so your cart now holds ${stockCount}.`);
  const isCurrent =
    line.product === item.product &&
    line.variant === item.variant &&
    line.price === item.price &&
    line.quantity === item.quantity;
  return [isCurrent ? item : line];
}
