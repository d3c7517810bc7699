import type { PageRequest } from '@glow/shared/app';
import type { Choice } from '@glow/shared/catalog';

/** What order lines stand for in the catalogue, by line id; lines that are no longer sold are missing. */
export type OrderLinesData = Record<string, Choice>;

/** The data of the account's routes. */
export const pageData = { 'order-lines': loadOrderLines };

function loadOrderLines({ query, catalog }: PageRequest): Promise<OrderLinesData> {
  return catalog.lines(query.getAll('line'));
}
