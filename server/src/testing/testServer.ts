import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../config/config';
import type { Database } from '../database/Database';
import { buildServer } from '../server';
import { embeddedDatabase, postgresDatabase } from './temporaryDatabase';
import { postgresPrograms } from './temporaryPostgres';

/** An API-only server with its own database; `close` closes both. */
export interface TestServer {
  server: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** The engines to test: the embedded one, and PostgreSQL if it is installed. */
export const engines: string[] = postgresPrograms() ? ['embedded', 'postgres'] : ['embedded'];

/** Starts a test server on the given engine with the initial stock; rate limits are effectively off unless set by `changes`. */
export async function testServer(engine = 'embedded', changes: Partial<Config> = {}): Promise<TestServer> {
  const { database, close } = engine === 'postgres' ? await postgresDatabase() : await embeddedDatabase();
  const server = await serverOn(database, changes);
  return {
    server,
    database,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** Builds such a server on a database that is open. */
export function serverOn(database: Database, changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const config = {
    ...readConfig({}),
    logLevel: 'silent',
    ordersPerMinute: 100_000,
    newsletterPerMinute: 100_000,
    ...changes,
  };
  return buildServer({ config, database });
}
