import { type Database, clusterIn, runningUrl } from '@glow/server/base';
import { openDatabase } from '@glow/server/shop';
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
  const database = await openDatabase({ databaseUrl, dataDir: '' });
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
