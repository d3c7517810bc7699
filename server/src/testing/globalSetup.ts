import { startDatabaseServer } from './databaseServer';

/** Starts the PostgreSQL that the tests of a run share. */
async function globalSetup(): Promise<void> {
  Object.assign(globalThis, { stopDatabaseServer: await startDatabaseServer() });
}

export { globalSetup as default };
