import type { CartItem } from '@glow/shared/cart';
import { priceOf, stockOf, type Choice, type LinesData } from '@glow/shared/catalog';
import { formatPrice, type Cents } from '@glow/shared/orders';
import { lineName } from './lineLabel';

/** Stock and prices that a refusal tells, by line id. */
export type LineFigures = Record<string, { left?: number; price?: Cents }>;

/** A cart line with its present product, price and stock, as far as they are known. */
export interface CurrentLine extends CartItem {
  /** Pieces that can be ordered. */
  left: number;
  /** The price that the shopper has accepted, if it has changed since. */
  formerPrice?: Cents;
}

export interface ReconciledCart {
  lines: CurrentLine[];
  gone: CartItem[];
}

/** Keeps each line's chosen price and quantity, and notes what has changed. Lines without facts stay as stored. */
export function reconcileCart(items: CartItem[], choices: LinesData = {}, figures: LineFigures = {}): ReconciledCart {
  const isGone = ({ id }: CartItem) => ownValue(choices, id) === null;
  const lines = items
    .filter((item) => !isGone(item))
    .map((item) => currentLine(item, ownValue(choices, item.id), ownValue(figures, item.id)));
  return { lines, gone: items.filter(isGone) };
}

/** Ids come from storage and may be names such as `constructor`. */
function ownValue<Value>(record: Record<string, Value>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

function currentLine(item: CartItem, choice?: Choice | null, figures: LineFigures[string] = {}): CurrentLine {
  const { product, variant } = choice ?? item;
  const { inStock, stockCount } = stockOf(product, variant);
  const stockLeft = inStock ? stockCount : 0;
  const price = figures.price ?? (choice ? priceOf(product, variant) : item.price);
  return {
    ...item,
    product,
    variant,
    price,
    // the stock stored with a line is too old to limit its quantity
    left: figures.left ?? (choice ? stockLeft : Math.max(stockLeft, item.quantity)),
    formerPrice: price === item.price ? undefined : item.price,
  };
}

/** Whether a line cannot be ordered as the shopper has chosen it. */
export function isChanged({ quantity, left, formerPrice }: CurrentLine): boolean {
  return quantity > left || formerPrice !== undefined;
}

/** Undefined if the chosen quantity can be ordered. */
export function stockChange({ quantity, left }: CurrentLine): string | undefined {
  if (quantity <= left) return undefined;
  return left === 0 ? 'This has sold out.' : `Only ${left} left: order ${left} instead?`;
}

/** Undefined if the price has not changed, or the line is sold out. */
export function priceChange({ price, left, formerPrice }: CurrentLine): string | undefined {
  if (formerPrice === undefined || left === 0) return undefined;
  return `This now costs ${formatPrice(price)} instead of ${formatPrice(formerPrice)}.`;
}

/** One announcement of all changes, also of removed lines (CART-13). */
export function announcedChanges(removed: string[], lines: CurrentLine[]): string {
  const changes = lines.flatMap((line) =>
    [stockChange(line), priceChange(line)].filter(Boolean).map((change) => `${lineName(line)}: ${change}`),
  );
  return [...removed, ...changes].join(' ');
}

export function subtotalOf(lines: CartItem[]): Cents {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
