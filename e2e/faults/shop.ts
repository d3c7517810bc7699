import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@glow/server/base';
import { repository, Store } from '../store';
import { withDatabase } from '@glow/server/testing';
import { checkInvariants, fillStock, type Violations } from './invariants';
import type { Acknowledged } from './loadGenerator';

/** Settings of an API-only server without effective rate limits. */
export const API_ONLY = { GLOW_API_ONLY: '1', ORDERS_PER_MINUTE: '1000000', NEWSLETTER_PER_MINUTE: '1000000' };

/** An API-only server without effective rate limits; closed, its database can be asked. */
export class Shop extends Store {
  readonly choice: { databaseUrl?: string; dataDir: string };

  constructor(settings: NodeJS.ProcessEnv = {}) {
    super(repository, { ...API_ONLY, ...settings });
    this.choice = { databaseUrl: settings.DATABASE_URL || undefined, dataDir: this.databaseFolder };
  }

  /** How often it has said that it starts its PostgreSQL again. */
  get restarts(): number {
    return this.log.split('The embedded database has stopped').length - 1;
  }

  ask<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    return withDatabase(this.choice, work);
  }

  violations(acknowledged: Acknowledged[]): Promise<Violations> {
    return this.ask((database) => checkInvariants(database, acknowledged));
  }

  countOrders(): Promise<number> {
    return this.ask(async ({ query }) => Number((await query('select count(*) as n from orders', []))[0]?.n));
  }
}

/** A shop with `AMPLE_STOCK`, opened. */
export async function openShop(settings: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const shop = new Shop(settings);
  await fillStock(shop.choice);
  await shop.open();
  return shop;
}

/** Starts a store that has no database yet and kills it after a delay in milliseconds, started or not. */
export async function startAndKill(store: Store, delayMs: number): Promise<void> {
  // an empty folder is not filled with the tests' database
  mkdirSync(store.databaseFolder);
  const opening = store.open().catch(() => undefined);
  await wait(delayMs);
  await store.close('SIGKILL');
  await opening;
}
