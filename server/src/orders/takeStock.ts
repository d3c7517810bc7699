import type { Queryable } from '../database/Database';
import { ApiError } from '../errors/ApiError';
import type { PricedLine } from './priceOrder';

/** Throws an `ApiError` 409 `out_of_stock` with what is left of every line that cannot be filled. */
export function requireStock(lines: PricedLine[]): void {
  const quantities = quantitiesOf(lines);
  const missing = lines.filter(({ id, left }) => (quantities.get(id) ?? 0) > left);
  if (missing[0]) throw outOfStock(lines, missing);
}

/** Subtracts the quantities of all lines, which are locked and in stock. */
export async function takeStock(transaction: Queryable, lines: PricedLine[]): Promise<void> {
  const ordered = [...quantitiesOf(lines)].map(([id, quantity]) => ({ id, quantity }));
  await transaction.query(
    `update stock set pieces = pieces - quantity from json_to_recordset($1::json) as ordered (id text, quantity integer)
     where line_id = ordered.id`,
    [JSON.stringify(ordered)],
  );
}

export function quantitiesOf(lines: PricedLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

function outOfStock(lines: PricedLine[], missing: PricedLine[]): ApiError {
  const [first] = [...missing].sort((one, other) => (one.id < other.id ? -1 : 1));
  const index = lines.findIndex(({ id }) => id === first?.id);
  const message = first ? messageOf(first) : '';
  const left = new Map(missing.map((line) => [line.id, line.left]));
  return new ApiError(409, message, [{ message, field: `items.${index}.quantity` }], {
    code: 'out_of_stock',
    figures: { items: [...left].map(([id, pieces]) => ({ id, left: pieces })) },
  });
}

function messageOf({ name, left, isDiscontinued }: PricedLine): string {
  if (isDiscontinued) return `${name} is not sold any more.`;
  return left > 0 ? `Only ${left} of ${name} left in stock.` : `${name} is out of stock.`;
}
