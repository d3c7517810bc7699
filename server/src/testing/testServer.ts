import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config';
import type { Database } from '../database/Database';
import { buildServer } from '../server';
import { embeddedDatabase, postgresDatabase } from './temporaryDatabase';
import { postgresPrograms } from './temporaryPostgres';

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
