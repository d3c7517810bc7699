import { sampleDetails, sampleProducts } from '@glow/shared/samples';
import type { ProductRecord } from '@glow/shared/catalog';
import { refreshPlans } from '../../server/src/shop/catalog/catalogChanges';
import { joinRows, rowsOf, saveProducts } from '../../server/src/shop/catalog/saveProducts';
import type { Database } from '../../server/src/base/database/Database';
import { clusterIn } from '../../server/src/base/database/embedded/openEmbedded';
import { runningUrl } from '../../server/src/base/database/embedded/postmaster';
import { openPostgres } from '../../server/src/base/database/openPostgres';
import { Store } from '../store';

/** A store with stock for any number of orders, and its database. */
export interface OpenStore {
  store: Store;
  url: string;
  database: Database;
  /** The address of the database, for others that connect to it. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Opens a store with more of the server's environment. */
export async function openStore(settings: NodeJS.ProcessEnv = {}): Promise<OpenStore> {
  const store = new Store(undefined, { ORDERS_PER_MINUTE: '1000000', ...settings });
  await store.open();
  const databaseUrl = settings.DATABASE_URL || (runningUrl(clusterIn(store.databaseFolder)) ?? '');
  const database = openPostgres(databaseUrl);
  await database.query('update stock set pieces = 1000000', []);
  return {
    store,
    url: store.url,
    database,
    databaseUrl,
    async close() {
      await database.close();
      await store.remove();
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
