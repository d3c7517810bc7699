import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { repository, Store } from '../store';

/** An API-only server without effective rate limits. */
export function apiStore(settings: NodeJS.ProcessEnv = {}): Store {
  return new Store(repository, { ...API_ONLY, ...settings });
}

/** Settings of an API-only server without effective rate limits. */
export const API_ONLY = { GLOW_API_ONLY: '1', ORDERS_PER_MINUTE: '1000000', NEWSLETTER_PER_MINUTE: '1000000' };

/** Starts a store that has no database yet and kills it after a delay in milliseconds, started or not. */
export async function startAndKill(store: Store, delayMs: number): Promise<void> {
  // an empty folder is not filled with the tests' database
  mkdirSync(store.databaseFolder);
  const opening = store.open().catch(() => undefined);
  await wait(delayMs);
  await store.close('SIGKILL');
  await opening;
}
