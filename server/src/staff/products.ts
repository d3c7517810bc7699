import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeProduct, exportProducts, importProducts, readProduct } from '../catalog/import/changeProducts';
import { readBody } from '../http/readBody';
import { DownloadedFile, type Action } from './action';
import { listAllProducts, productQuery } from './listAllProducts';

const productChange = z.object({ version: z.string().max(100), entry: z.record(z.string(), z.unknown()) });
const productFile = z.object({
  file: z.string().transform((text) => text.replace(/^\uFEFF/, '')),
  isDryRun: z.boolean(),
});
const exportQuery = z.object({ format: z.enum(['csv', 'json']).default('csv') });

/** Most bytes of the bodies that may be larger than others. */
export const PRODUCT_BODY_LIMITS: Record<string, number> = {
  'POST /api/admin/products/:id': 1024 ** 2,
  'POST /api/admin/products/import': 20 * 1024 ** 2,
};

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

/** The same functions as `npm run glow -- catalog`. */
export const productActions = {
  'GET /api/admin/products': ({ database }, { query }) => listAllProducts(database, readBody(productQuery, query)),
  'GET /api/admin/products/:id': async ({ database }, request) => ({
    product: await readProduct(database, idOf(request)),
  }),
  'POST /api/admin/products/:id': ({ database, pictureHosts }, request, operator) =>
    changeProduct(database, { id: idOf(request), operator, pictureHosts, ...readBody(productChange, request.body) }),
  'POST /api/admin/products/import': ({ database, pictureHosts }, { body }, operator) =>
    importProducts(database, { operator, pictureHosts, ...readBody(productFile, body) }),
  'GET /api/admin/products/export': async ({ database }, { query }) => {
    const { format } = readBody(exportQuery, query);
    const type = format === 'csv' ? 'text/csv' : 'application/json';
    const content = await exportProducts(database, format === 'csv');
    return new DownloadedFile(`catalog.${format}`, `${type}; charset=utf-8`, content);
  },
} satisfies Record<string, Action>;
