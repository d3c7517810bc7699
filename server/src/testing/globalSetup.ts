import { startDatabaseServer } from './databaseServer';

/** Starts the PostgreSQL that the tests of a run share. */
export default async function globalSetup(): Promise<void> {
  Object.assign(globalThis, { stopDatabaseServer: await startDatabaseServer() });
}
