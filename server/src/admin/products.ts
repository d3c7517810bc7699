import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PAGE_SIZE } from '@glow/shared/catalog';
import { LOW_STOCK_BELOW, type StaffProductRow } from '@glow/shared/staff';
import { changeProduct, exportProducts, importProducts, readProduct } from '../shop/catalog/import/changeProducts';
import { countWaiting, readSetAside, writeChanges } from '../shop/catalog/catalogChanges';
import { withoutCodes } from '../base/errors/errors';
import { DownloadedFile, type Action, type Shop, withBody, withQuery } from './action';
import { HIDDEN_ONLY } from '../shop/catalog/saveProducts';
import { containsWords } from '../shop/catalog/searchProducts';
import type { Value } from '../base/database/Database';
import { columns, type ItemFields } from '../base/database/readItems';
import { listQuery, readList } from './readList';

const PIECES = '(select coalesce(sum(pieces), 0) from stock where product_id = products.id)';
const FIELDS: ItemFields<StaffProductRow> = {
  ...columns('id', 'sku', 'name', 'brand', 'category', 'price'),
  stockCount: PIECES,
  isHidden: 'is_hidden = 1',
  isDiscontinued: `coalesce(discontinued_at, 0) > ${HIDDEN_ONLY}`,
  variants: '(select count(*) from variants where product_id = products.id)',
  image: "coalesce(images::json ->> 0, '')",
};

const SHOWN = {
  all: 'true',
  hidden: 'is_hidden = 1',
  discontinued: `discontinued_at > ${HIDDEN_ONLY}`,
  low: `discontinued_at is null and ${PIECES} < ${LOW_STOCK_BELOW}`,
};

/** `search` looks at name, brand, SKU, id and other keywords; `low` shows the lowest stock first. */
const productQuery = listQuery.extend({
  category: listQuery.shape.search,
  show: z.enum(Object.keys(SHOWN) as (keyof typeof SHOWN)[]).default('all'),
});

const productChange = z.strictObject({ version: z.string().max(100), entry: z.record(z.string(), z.unknown()) });
const productFile = z.strictObject({
  file: z.string().transform((text) => text.replace(/^\uFEFF/, '')),
  isDryRun: z.boolean(),
  isCounted: z.boolean().optional(),
  plan: z.string().max(100).optional(),
});
const exportQuery = z.object({ format: z.enum(['csv', 'json']).default('csv'), stock: z.stringbool().default(false) });
const written = z.object({ success: z.literal(true), changed: z.int(), waiting: z.int() });

/** Bytes of the bodies that may be larger than others. */
export const PRODUCT_BODY_LIMITS: Record<string, number> = {
  'POST /api/admin/products/:id': 1024 ** 2,
  'POST /api/admin/products/import': 20 * 1024 ** 2,
};

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

/** They call the same functions as `npm run glow -- catalog`. */
export const productActions = {
  'GET /api/admin/products': withQuery(productQuery, listAllProducts),
  'GET /api/admin/products/:id': async ({ database }, request) => ({
    product: await readProduct(database, idOf(request)),
  }),
  'POST /api/admin/products/:id': withBody(productChange, ({ database, pictureHosts }, change, operator, request) =>
    changeProduct(database, { id: idOf(request), operator, pictureHosts, ...change }),
  ),
  'GET /api/admin/products/import': async ({ database }) => ({
    waiting: await countWaiting(database),
    problems: (await readSetAside(database)).map(withoutCodes),
  }),
  'POST /api/admin/products/import': withBody(productFile, importFile, { 202: written }),
  'GET /api/admin/products/export': withQuery(exportQuery, async ({ database }, { format, stock }) => {
    const type = format === 'csv' ? 'text/csv' : 'application/json';
    const content = await exportProducts(database, format === 'csv', stock);
    return new DownloadedFile(`catalog.${format}`, `${type}; charset=utf-8`, content);
  }),
} satisfies Record<string, Action>;

/** The server applies it after its answer, which does not wait for that. */
async function importFile({ database, pictureHosts }: Shop, file: z.output<typeof productFile>, operator: string) {
  const plan = await importProducts(database, { operator, pictureHosts, ...file }, writeChanges);
  return file.isDryRun ? plan : { ...plan, waiting: plan.changed };
}

function listAllProducts({ database }: Shop, { search, category, show, ...place }: z.output<typeof productQuery>) {
  const params: Value[] = [category];
  const words = containsWords(search, params)("split_part(content, chr(30), 1) || ' ' || id") || 'true';
  const found = `select id, position, ${show === 'low' ? PIECES : '0::bigint'} as lowest from products join product_texts on product_id = id
    where ${SHOWN[show]} and ($1 = '' or category = $1) and ${words}`;
  const rank = '-(lowest * 1000000000 + position)';
  const joined = 'join products using (id)';
  return readList(database, { found, rank, id: 'id', fields: FIELDS, joined, params, rows: PAGE_SIZE }, place);
}
