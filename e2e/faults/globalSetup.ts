import { startDatabase } from '@glow/server/testing';
import bundleServer from '../bundleServer';

/** Bundles the server for the stores, and starts the PostgreSQL of the tests without a store. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([bundleServer(), startDatabase()]);
}
