import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import {
  formatPrice,
  orderTotals,
  toCents,
  toDollars,
  type Cents,
  type OrderRequest,
  type OrderTotals,
} from '@glow/shared/orders';
import type { CatalogLine, LockedLines } from '../catalog/lockLines';
import { ApiError, type ApiProblem } from '../../base/errors/ApiError';

/** The rounding difference that the client's amounts may have. */
const TOLERANCE_CENTS: Cents = 1;

export const AMOUNTS = ['subtotal', 'shipping', 'tax', 'total'] as const;

export interface PricedLine extends CatalogLine {
  id: string;
  quantity: number;
}

export interface PricedOrder extends OrderTotals {
  lines: PricedLine[];
}

/** Prices an order. Throws an `ApiError`: 400 for an unknown line, 409 `price_changed` or `order_limit`. */
export function priceOrder(request: OrderRequest, locked: LockedLines, policy = DEFAULT_POLICY): PricedOrder {
  const lines = request.items.map(({ id, quantity }, index) => ({ id, quantity, ...findLine(locked, id, index) }));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const priced = { lines, ...orderTotals(subtotal, policy) };
  const errors = differences(request, priced);
  // the right amounts in dollars, in the request's shape
  const items = lines.map(({ id, quantity, price }) => ({ id, quantity, price: toDollars(price) }));
  const changed = { code: 'price_changed', figures: { items, ...dollarsOf(priced) } };
  if (errors.length > 0) throw new ApiError(409, 'Prices have changed. Please review your order.', errors, changed);
  requireBounds(priced, policy);
  return priced;
}

function requireBounds({ lines, subtotal }: PricedOrder, policy: StorePolicy): void {
  const { maxPieces = Infinity, maxSubtotal = Infinity } = policy;
  const quantities = quantitiesOf(lines);
  const index = lines.findIndex(({ id }) => (quantities.get(id) ?? 0) > maxPieces);
  if (index < 0 && subtotal <= maxSubtotal) return;
  const limit = lines[index] ? `${maxPieces} of ${lines[index].name}` : formatPrice(maxSubtotal);
  const message = `At most ${limit} can be ordered at once.`;
  const field = index < 0 ? 'subtotal' : `items.${index}.quantity`;
  throw new ApiError(409, message, [{ message, field }], { code: 'order_limit' });
}

function findLine({ lines, incomplete }: LockedLines, id: string, index: number): CatalogLine {
  const line = lines.get(id);
  if (line) return line;
  const message = incomplete.has(id)
    ? 'Please choose a shade or size for every item.'
    : 'An item of this order is not in the catalogue.';
  throw new ApiError(400, message, [{ message, field: `items.${index}.id` }]);
}

function differences(request: OrderRequest, priced: PricedOrder): ApiProblem[] {
  const sums = AMOUNTS.map((field) => ({ field, sent: request[field], actual: priced[field] }));
  const prices = priced.lines.map(({ price }, index) => ({
    field: `items.${index}.price`,
    sent: request.items[index]?.price ?? NaN,
    actual: price,
  }));
  return [...prices, ...sums]
    .filter(({ sent, actual }) => !(Math.abs(toCents(sent) - actual) <= TOLERANCE_CENTS))
    .map(({ field, actual }) => ({ message: `This is now $${toDollars(actual).toFixed(2)}.`, field }));
}

export function dollarsOf(totals: OrderTotals): OrderTotals {
  const dollars = AMOUNTS.map((name) => [name, toDollars(totals[name])]);
  return Object.fromEntries(dollars);
}

/** Throws an `ApiError` 409 `out_of_stock` with the pieces left of every line that has too few. */
export function requireStock(lines: PricedLine[]): void {
  const quantities = quantitiesOf(lines);
  const missing = lines.filter(({ id, left }) => (quantities.get(id) ?? 0) > left);
  const [first] = missing.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!first) return;
  const index = lines.findIndex(({ id }) => id === first.id);
  const message = messageOf(first);
  const left = new Map(missing.map((line) => [line.id, line.left]));
  throw new ApiError(409, message, [{ message, field: `items.${index}.quantity` }], {
    code: 'out_of_stock',
    figures: { items: [...left].map(([id, pieces]) => ({ id, left: pieces })) },
  });
}

function quantitiesOf(lines: PricedLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

function messageOf({ name, left, isDiscontinued }: PricedLine): string {
  if (isDiscontinued) return `${name} is not sold any more.`;
  return left > 0 ? `Only ${left} of ${name} left in stock.` : `${name} is out of stock.`;
}
