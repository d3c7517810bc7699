import type { Queryable } from '../database/Database';
import { ApiError } from '../errors/ApiError';
import type { PricedLine } from './priceOrder';

/**
 * Subtracts the quantities of all lines from stock, or throws an `ApiError` 409 `out_of_stock`.
 * Quantities are summed by SKU and rows are locked in id order, so two orders cannot deadlock.
 */
export async function takeStock(transaction: Queryable, lines: PricedLine[]): Promise<void> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  const ids = [...quantities.keys()].sort();
  const taken = await Promise.all(
    ids.map((id) =>
      transaction.query('update stock set pieces = pieces - $1 where line_id = $2 and pieces >= $1 returning pieces', [
        quantities.get(id) ?? 0,
        id,
      ]),
    ),
  );
  const missing = ids.find((_id, index) => taken[index]?.length === 0);
  if (missing) await rejectOutOfStock(transaction, lines, missing);
}

async function rejectOutOfStock(transaction: Queryable, lines: PricedLine[], id: string): Promise<never> {
  const [row] = await transaction.query('select pieces from stock where line_id = $1', [id]);
  const index = lines.findIndex((line) => line.id === id);
  const remaining = Number(row?.pieces ?? 0);
  const message =
    remaining > 0
      ? `Only ${remaining} of ${lines[index]?.name} left in stock.`
      : `${lines[index]?.name} is out of stock.`;
  throw new ApiError(409, message, [{ message, field: `items.${index}.quantity` }], { code: 'out_of_stock' });
}
