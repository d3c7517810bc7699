import { POLICY_URL, readPolicy } from '@glow/shared/policy';
import type { CatalogSource } from './CatalogSource';
import type { Choice } from './choices';
import type { Product } from './productTypes';

/** The present choices of order lines, by line id; null if no longer sold. The store's policy is at `POLICY_URL`. */
export type LinesData = Record<string, Choice | null>;

export interface ProductsData {
  products: Product[];
}

/** A source may also have the policy. */
export type LookUpSource = Pick<CatalogSource, 'lines' | 'products'>;

/** Looks up the parameters `line`. */
export async function lookUpLines(query: URLSearchParams, catalog: LookUpSource): Promise<LinesData> {
  const ids = query.getAll('line');
  const [lines, policy] = await Promise.all([catalog.lines(ids), readPolicy(catalog)]);
  const found = new Map(Object.entries(lines));
  return Object.assign(Object.fromEntries(ids.map((id) => [id, found.get(id) ?? null])), { [POLICY_URL]: policy });
}

/** Looks up the parameters `item`, in this order and each once. */
export async function lookUpProducts(query: URLSearchParams, catalog: LookUpSource): Promise<ProductsData> {
  return { products: await catalog.products([...new Set(query.getAll('item'))]) };
}

/** The server looks these up without a remote, by the path of the URL; the device remembers the ids. */
export const lookUps = { '/page-data/lines': lookUpLines, '/page-data/products': lookUpProducts };

/** The URL is the same for the same lines in any order; undefined without lines. */
export function linesUrl(ids: readonly string[]): string | undefined {
  return urlOf('/page-data/lines', 'line', [...new Set(ids)].sort());
}

export function productsUrl(ids: readonly string[]): string | undefined {
  return urlOf('/page-data/products', 'item', ids);
}

function urlOf(path: keyof typeof lookUps, name: string, ids: readonly string[]): string | undefined {
  return ids.length > 0 ? `${path}?${new URLSearchParams(ids.map((id) => [name, id]))}` : undefined;
}
