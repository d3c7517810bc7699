import { LOW_STOCK, lookUps, PRODUCT_ORDERS, type CatalogSource, type LookUpSource } from '@glow/shared/catalog';
import { z } from 'zod';
import type { PageSource } from './catalogSource';

/** Pages show this and all larger stock alike (CAT-7). */
const AMPLE_STOCK = LOW_STOCK + 1;

const MAX_LENGTH = 200;
const MAX_CHOICES = 100;

// a text that is longer than any in the catalogue comes from a URL, so it is cut: no build is to blame for it (decision 0086)
const text = z.string().transform((value) => [...value].slice(0, MAX_LENGTH).join(''));
const texts = z.array(text).transform((values) => values.slice(0, MAX_CHOICES));
const ids = z.array(text);
const cents = z.number();
const listQuery = z.object({
  collection: text.optional(),
  search: text.optional(),
  price: z.tuple([cents, cents]).optional(),
  brands: texts.optional(),
  subcategories: texts.optional(),
  tags: z
    .array(z.object({ offered: texts, chosen: texts }))
    .max(10)
    .optional(),
  inStock: z.boolean().optional(),
  isNew: z.boolean().optional(),
  isBestseller: z.boolean().optional(),
  order: z.enum(PRODUCT_ORDERS).optional(),
  page: z.number().int().min(1).max(1_000_000).optional(),
});

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

/** Reads whose results hold nothing but the products that their arguments name. */
const BY_ID = new Set(['product', 'products', 'lines', 'policy']);

/** Where builds of before app 2.0 ask for what the server looks up; to be deleted once none of them is live. */
const FORMER_PATHS = {
  '/page-data/lines': ['/lines', '/cart/lines', '/account/orders/lines'],
  '/page-data/products': ['/wishlist/products'],
};

type Read = (method: string, args: unknown[]) => Promise<unknown>;

/** What pages may read of the catalogue, and what changes mean for what they have read. */
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

/** The status of a product's page by its URL path: 404 if the catalogue has or shows no such product, 410 if it is discontinued, 200 else. */
async function statusOfProduct(pathname: string, read: Read): Promise<number | undefined> {
  const id = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const product = (await read('product', [decodeURIComponent(id)])) as { isDiscontinued?: boolean } | undefined;
  if (!product) return 404;
  return product.isDiscontinued ? 410 : 200;
}
