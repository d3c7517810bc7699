import { mkdirSync } from 'node:fs';
import bundleServer from './bundleServer';
import { Store } from './store';

/** Environment variable with the URL of the shared store. */
export const COMMON_STORE = 'GLOW_COMMON_STORE';

/** Environment variable with the built tree of another commit, whose store is opened instead. */
export const OTHER_TREE = 'GLOW_OTHER_TREE';

/** Playwright's global setup: opens the shared store. Its result closes it, and fails if it has ended by itself. */
export default async function openCommonStore(): Promise<() => Promise<void>> {
  await bundleServer();
  const tree = process.env[OTHER_TREE] || undefined;
  const store = new Store(tree);
  // it makes a database of its own schema
  if (tree) mkdirSync(store.databaseFolder);
  await store.open();
  process.env[COMMON_STORE] = store.url;
  return async () => {
    const hasEnded = !store.isRunning;
    await store.remove();
    if (hasEnded) throw new Error(`The shared store ended before its tests did:\n${store.log}`);
  };
}
