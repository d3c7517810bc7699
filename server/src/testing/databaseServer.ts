import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser, giveTo } from '../base/database/embedded/databaseUser';
import { clusterIn } from '../base/database/embedded/openEmbedded';
import { programsFor } from '../base/database/embedded/programs';
import { startServer } from '../base/database/embedded/startServer';
import { copyDatabaseTemplate } from './databaseTemplate';
import { folderInMemory } from './folderInMemory.cjs';

/** The environment variable with the address of the PostgreSQL that the tests of a run share. */
export const TEST_SERVER = 'GLOW_TEST_SERVER';

/** Nothing of it must outlive the run, and each worker of jest has several databases open. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: 300, autovacuum: 'off' };

/** Starts the PostgreSQL of a run. Its database `glow` is a migrated template with the samples, which nobody opens. */
export async function startDatabaseServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'glow-run-'));
  await copyDatabaseTemplate(dataDir);
  const cluster = clusterIn(dataDir);
  const user = databaseUser(cluster);
  giveTo(cluster, user);
  const programs = programsFor(dataDir, user.uid !== undefined);
  writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
  const server = await startServer(programs, cluster, user, { settings: SETTINGS });
  process.env[TEST_SERVER] = server.url;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  };
}
