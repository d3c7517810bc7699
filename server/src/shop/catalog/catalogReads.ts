import { LOW_STOCK, lookUps, PRODUCT_ORDERS, type CatalogSource, type LookUpSource } from '@glow/shared/catalog';
import { LONGEST_SEARCH } from '@glow/shared/validation';
import { z } from 'zod';
import type { PageSource } from './catalogSource';

/** Pages show all larger stock like this one (CAT-7). */
const AMPLE_STOCK = LOW_STOCK + 1;

const MAX_CHOICES = 100;

// only a URL has such long texts; they are cut, so that no build is blamed for them (decision 0086)
const text = z.string().transform((value) => [...value].slice(0, LONGEST_SEARCH).join(''));
const texts = z.array(text).transform((values) => values.slice(0, MAX_CHOICES));
const ids = z.array(text);
const cents = z.number();
const listQuery = z
  .object({
    collection: text,
    search: text,
    price: z.tuple([cents, cents]),
    brands: texts,
    subcategories: texts,
    tags: z.array(z.object({ offered: texts, chosen: texts })).max(10),
    inStock: z.boolean(),
    isNew: z.boolean(),
    isBestseller: z.boolean(),
    order: z.enum(PRODUCT_ORDERS),
    page: z.number().int().min(1).max(1_000_000),
  })
  .partial();

const parameters = {
  product: z.tuple([text]),
  products: z.tuple([ids]),
  list: z.tuple([listQuery]),
  related: z.tuple([text]),
  suggest: z.tuple([text]),
  lines: z.tuple([ids]),
  ids: z.tuple([]),
  policy: z.tuple([]),
} satisfies { [Method in keyof PageSource]: z.ZodType<Parameters<PageSource[Method]>> };

/** The results of these reads hold only products that their arguments name. */
const BY_ID = new Set(['product', 'products', 'lines', 'policy']);

/** Builds before app 2.0 use these paths; delete them when none of these builds is live. */
const FORMER_PATHS = {
  '/page-data/lines': ['/lines', '/cart/lines', '/account/orders/lines'],
  '/page-data/products': ['/wishlist/products'],
};

type Read = (method: string, args: unknown[]) => Promise<unknown>;

/** The reads of pages, and which of them a change of the catalogue concerns. */
export function catalogReads(source: CatalogSource | PageSource) {
  return {
    parameters,
    read: (method: string, args: unknown[]): Promise<unknown> =>
      Reflect.apply(Reflect.get(source, method), source, args),
    /** All ample stock is alike. */
    shownOf: (json: string) =>
      json.replace(/(?<="stockCount":)\d+/g, (count) => `${Math.min(Number(count), AMPLE_STOCK)}`),
    /** A change is `product:<id>`, `stock:<id>` (the shown stock only), or `all`. */
    concerns(change: string, { method, content }: { method: string; content: string }) {
      const [kind, productId = ''] = change.split(':');
      return kind === 'all' || (kind !== 'stock' && !BY_ID.has(method)) || content.includes(productId);
    },
    statusOf: statusOfProduct,
    lookUps: Object.entries(lookUps).map(([path, lookUp]) => ({
      paths: [path, ...FORMER_PATHS[path as keyof typeof lookUps].map((former) => `/page-data/:build${former}`)],
      answer(query: URLSearchParams, read: Read): Promise<unknown> {
        const methods = ['lines', 'products', 'policy'].map((name) => [name, (...args: unknown[]) => read(name, args)]);
        return lookUp(query, Object.fromEntries(methods) as LookUpSource);
      },
    })),
  };
}

/** The status of a product page: 404 if the product is unknown or hidden, 410 if it is discontinued, else 200. */
async function statusOfProduct(pathname: string, read: Read): Promise<number | undefined> {
  const id = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const product = (await read('product', [decodeURIComponent(id)])) as { isDiscontinued?: boolean } | undefined;
  if (!product) return 404;
  return product.isDiscontinued ? 410 : 200;
}
