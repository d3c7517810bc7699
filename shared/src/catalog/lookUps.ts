import { POLICY_URL, readPolicy } from '@glow/shared/policy';
import type { CatalogSource } from './CatalogSource';
import type { Choice } from './choices';
import type { Product } from './productTypes';

/** What order lines stand for at present, by line id; null for a line that is no longer sold. By `POLICY_URL` the store's policy. */
export type LinesData = Record<string, Choice | null>;

/** The known products of a list of ids. */
export interface ProductsData {
  products: Product[];
}

/** What the look-ups read, and the policy if the source has one. */
export type LookUpSource = Pick<CatalogSource, 'lines' | 'products'>;

/** Looks up the parameters `line`. */
export async function lookUpLines(query: URLSearchParams, catalog: LookUpSource): Promise<LinesData> {
  const ids = query.getAll('line');
  const [lines, policy] = await Promise.all([catalog.lines(ids), readPolicy(catalog)]);
  const found = new Map(Object.entries(lines));
  return Object.assign(Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null])), { [POLICY_URL]: policy });
}

/** Looks up the parameters `item`: the products in this order, and each once. */
export async function lookUpProducts(query: URLSearchParams, catalog: LookUpSource): Promise<ProductsData> {
  return { products: await catalog.products([...new Set(query.getAll('item'))]) };
}

/** What the server looks up itself, of ids that the device remembers: by the path of its URL. */
export const lookUps = { '/page-data/lines': lookUpLines, '/page-data/products': lookUpProducts };

/** The URL of the data of order lines; the same for the same lines in any order. None without lines. */
export function linesUrl(ids: readonly string[]): string | undefined {
  return urlOf('/page-data/lines', 'line', [...new Set(ids)].sort());
}

/** The URL of the data of a list of products. None without ids. */
export function productsUrl(ids: readonly string[]): string | undefined {
  return urlOf('/page-data/products', 'item', ids);
}

function urlOf(path: keyof typeof lookUps, name: string, ids: readonly string[]): string | undefined {
  return ids.length > 0 ? `${path}?${new URLSearchParams(ids.map((id) => [name, id]))}` : undefined;
}
