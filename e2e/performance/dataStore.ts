import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleDetails, sampleProducts } from '@glow/shared/samples';
import type { ProductRecord } from '@glow/shared/catalog';
import { readConfig } from '../../server/src/config/config';
import { refreshPlans } from '../../server/src/catalog/catalogChanges';
import type { Database } from '../../server/src/database/Database';
import { clusterIn } from '../../server/src/database/embedded/openEmbedded';
import { runningUrl } from '../../server/src/database/embedded/postmaster';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { joinRows, rowsOf, saveProducts } from '../../server/src/catalog/saveProducts';
import { createComposer } from '../../server/src/pages/composer';
import { poolOptions } from '../../server/src/rendering/poolOptions';
import { createRenderPool, type RenderPool } from '../../server/src/rendering/renderPool';
import { buildServer } from '../../server/src/server';
import { anOrder } from '../../server/src/testing/anOrder';
import { copyDatabaseTemplate } from '../../server/src/testing/databaseTemplate';
import { repository } from '../store';

/** Connections at once. */
const MAX_SOCKETS = 100;

/** A store in this process, so that renderings are counted, with a server that listens on a free port. */
export interface OpenStore {
  url: string;
  /** The build of storefront. */
  build: string;
  database: Database;
  /** The address of the database, for further servers. */
  databaseUrl: string;
  /** Pages and data that were made, not found in a cache. */
  made(): number;
  close(): Promise<void>;
}

/** Opens a store with an embedded database, with the samples and variations of them until there are `products`. */
export async function openStore(products = 0): Promise<OpenStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-bench-'));
  const dataDir = path.join(folder, 'database');
  await copyDatabaseTemplate(dataDir);
  const database = await openDatabase({ dataDir });
  if (products > 0) await addProducts(database, products);
  const config = {
    ...readConfig({ SIGNING_KEY: 'of a benchmark, which signs nothing of value', RENDER_TIMEOUT_MS: '30000' }),
    logLevel: 'silent',
    ordersPerMinute: 1_000_000,
    releasesDir: path.join(folder, 'releases'),
    root: repository,
  };
  let made = 0;
  const pool = createRenderPool(poolOptions(config));
  const renderPool: RenderPool = {
    ...pool,
    run: (job, read) => {
      made += 1;
      return pool.run(job, read);
    },
  };
  const composer = createComposer(config, console.error);
  const server = await buildServer({ config, database, composer, renderPool });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    build: composer.compose().releases.get('storefront')?.build ?? '',
    database,
    databaseUrl: runningUrl(clusterIn(dataDir)) ?? '',
    made: () => made,
    async close() {
      await server.close();
      pool.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds variations of the samples until there are `count` products. */
export async function addProducts(database: Database, count: number): Promise<void> {
  const records = Array.from({ length: count - sampleProducts.length }, (_, index): ProductRecord => {
    const sample = sampleProducts[index % sampleProducts.length] as ProductRecord;
    const id = `var-${String(index).padStart(5, '0')}`;
    return {
      ...sample,
      ...sampleDetails(sample.id),
      id,
      sku: id,
      name: `${sample.name} No. ${index}`,
      price: sample.price + (index % 97) * 10,
      rating: 3 + (index % 20) / 10,
      isNew: false,
      isBestseller: false,
      tags: sample.tags.filter((tag) => tag !== 'glow'),
      reviews: [],
      isDiscontinued: false,
    };
  });
  for (let from = 0; from < records.length; from += 1_000) {
    const rows = records.slice(from, from + 1_000).map((record, index) => rowsOf(record, 100 + from + index));
    await database.transaction((transaction) => saveProducts(transaction, joinRows(rows)), { limitMs: Infinity });
  }
  await refreshPlans(database);
}

const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });

/** The body of a page or of its data. */
export async function get(url: string): Promise<string> {
  return (await send(url, { headers: { accept: 'text/html, application/json' } })).body;
}

let shoppers = 0;

/** Orders quantities by line for a new shopper, because orders of one address wait for each other, and returns the status. */
export async function order(url: string, quantities: Record<string, number>): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = anOrder(quantities, { customerEmail: `shopper${(shoppers += 1)}@example.com` });
  return (await send(`${url}/api/orders`, { method: 'POST', headers }, JSON.stringify(body))).status;
}

function send(url: string, options: http.RequestOptions, body?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (response) => {
      let content = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (content += chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body: content }));
    });
    request.on('error', reject).end(body);
  });
}
