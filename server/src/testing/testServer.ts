import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/openEmbedded';
import { openPostgres } from '../database/openPostgres';
import { seedStock } from '../database/seedStock';
import { buildServer } from '../server';
import { copyDatabaseTemplate } from './databaseTemplate';
import { postgresPrograms, temporaryPostgres } from './temporaryPostgres';

/** A server of the API alone on a database of its own; `close` ends both. */
export interface TestServer {
  server: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** The engines the tests run on: the embedded one, and PostgreSQL where this machine has it. */
export const engines: string[] = postgresPrograms() ? ['embedded', 'postgres'] : ['embedded'];

/** Starts a test server on the given engine, with a store's first stock; the limits are out of the way unless `changes` set them. */
export async function testServer(engine = 'embedded', changes: Partial<Config> = {}): Promise<TestServer> {
  const { database, close } = engine === 'postgres' ? await postgresDatabase() : await embeddedDatabase();
  const config = { ...readConfig({}), logLevel: 'silent', ordersPerMinute: 100_000, newsletterPerMinute: 100_000, ...changes };
  const server = await buildServer({ config, database });
  return {
    server,
    database,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** A database of a test's own, and how to close and remove it. */
interface TestDatabase {
  database: Database;
  close(): Promise<void>;
}

async function embeddedDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'glow-database-'));
  const dataDir = join(folder, 'database');
  await copyDatabaseTemplate(dataDir);
  const database = await openEmbedded(dataDir);
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, close };
}

async function postgresDatabase(): Promise<TestDatabase> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('There is no PostgreSQL on this machine.');
  const postgres = await temporaryPostgres(programs);
  const database = openPostgres(postgres.url);
  await migrate(database);
  await seedStock(database);
  const close = async () => {
    await database.close();
    await postgres.stop();
  };
  return { database, close };
}
