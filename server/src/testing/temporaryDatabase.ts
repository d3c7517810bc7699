import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/Database';
import { migrate } from '../schema/migrate';
import { openEmbedded } from '../database/openEmbedded';
import { openPostgres } from '../database/openPostgres';
import { withoutLimits } from '../database/withoutLimits';
import { copyDatabaseTemplate, databaseTemplate } from './databaseTemplate';
import { postgresPrograms, temporaryPostgres, versionOf } from './temporaryPostgres';

/** A test database with the sample catalogue, and a function that removes it. */
export interface TemporaryDatabase {
  database: Database;
  close(): Promise<void>;
}

/** An embedded database in a temporary folder. */
export async function embeddedDatabase(): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'glow-database-'));
  const dataDir = join(folder, 'database');
  await copyDatabaseTemplate(dataDir);
  // ends a transaction for being late only if a test gives it a limit
  const database = withoutLimits(await openEmbedded(dataDir));
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, close };
}

/** A temporary PostgreSQL; throws if this machine has none installed. */
export async function postgresDatabase(): Promise<TemporaryDatabase> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine.');
  const postgres = await temporaryPostgres(programs, await postgresTemplate(programs));
  const opened = openPostgres(postgres.url);
  // its statements are no transactions, as some do not run in one
  const database = { ...opened, transaction: withoutLimits(opened).transaction };
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { database, close };
}

function postgresTemplate(programs: string): Promise<string> {
  return databaseTemplate(versionOf(programs), async (folder) => {
    const postgres = await temporaryPostgres(programs);
    const database = openPostgres(postgres.url);
    await migrate(database);
    await database.close();
    await postgres.shutDown();
    cpSync(postgres.folder, folder, { recursive: true });
    await postgres.stop();
  });
}
