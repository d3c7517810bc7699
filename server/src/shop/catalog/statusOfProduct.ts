import { withTimeout } from '../../base/system/withTimeout';
import type { CatalogReads } from './catalogReads';

const WAIT_MS = 200;

/** The status of a product's page by its URL path: 404 if the catalogue has or shows no such product, 410 if it is discontinued, 200 else; undefined for other pages, or if the catalogue does not answer. */
export async function statusOfProduct(catalog: CatalogReads, pathname: string): Promise<number | undefined> {
  const id = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const read = catalog.record().read('product', [decodeURIComponent(id)]) as Promise<
    { isDiscontinued?: boolean } | undefined
  >;
  const answer = read.then(
    (product) => (product ? (product.isDiscontinued ? 410 : 200) : 404),
    () => undefined,
  );
  return withTimeout(answer, WAIT_MS, () => undefined);
}
