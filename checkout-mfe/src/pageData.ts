import type { PageRequest } from '@glow/shared/app';
import type { Choice } from '@glow/shared/catalog';

/** What the lines of a cart stand for at present, by line id; null for a line that is no longer sold. */
export type CartLinesData = Record<string, Choice | null>;

/** The data of checkout's routes. */
export const pageData = { 'cart-lines': loadCartLines };

async function loadCartLines({ query, catalog }: PageRequest): Promise<CartLinesData> {
  const ids = query.getAll('line');
  const found = new Map(Object.entries(await catalog.lines(ids)));
  return Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null]));
}
