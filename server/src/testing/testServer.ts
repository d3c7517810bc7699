import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/openEmbedded';
import { openPostgres } from '../database/openPostgres';
import { seedStock } from '../database/seedStock';
import { buildServer } from '../server';
import { postgresPrograms, temporaryPostgres } from './temporaryPostgres';

/** A server of the API alone on a database of its own; `close` ends both. */
export interface TestServer {
  server: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** The engines the tests run on: the embedded one, and PostgreSQL where this machine has it. */
export const engines: string[] = postgresPrograms() ? ['embedded', 'postgres'] : ['embedded'];

/** Starts a test server on the given engine, in memory; the limits are out of the way unless `changes` set them. */
export async function testServer(engine = 'embedded', changes: Partial<Config> = {}): Promise<TestServer> {
  const programs = engine === 'postgres' ? postgresPrograms() : undefined;
  const postgres = programs ? await temporaryPostgres(programs) : undefined;
  const database = postgres ? openPostgres(postgres.url) : await openEmbedded();
  await migrate(database);
  await seedStock(database);
  const config = { ...readConfig({}), logLevel: 'silent', ordersPerMinute: 100_000, newsletterPerMinute: 100_000, ...changes };
  const server = await buildServer({ config, database });
  return {
    server,
    database,
    close: async () => {
      await server.close();
      await database.close();
      await postgres?.stop();
    },
  };
}
