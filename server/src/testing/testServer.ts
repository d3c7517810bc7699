import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../base/config/config';
import type { Database } from '../base/database/Database';
import { temporaryDatabase } from './temporaryDatabase';

/** An API-only server with its own database; `close` closes both. */
export interface TestServer {
  server: FastifyInstance;
  database: Database;
  /** The address of the database, for further connections. */
  url: string;
  close(): Promise<void>;
}

/** Starts a test server with the initial stock; rate limits are effectively off unless set by `changes`. */
export async function testServer(changes: Partial<Config> = {}): Promise<TestServer> {
  const { database, url, close } = await temporaryDatabase();
  const server = await serverOn(database, changes);
  return {
    server,
    database,
    url,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** Builds such a server on a database that is open. */
export async function serverOn(database: Database, changes: Partial<Config> = {}): Promise<FastifyInstance> {
  // loaded by tests that need it only
  const { buildServer } = await import('../server');
  const limits = { ordersPerMinute: 100_000, subscriptionsPerMinute: 100_000 };
  return buildServer({ config: { ...readConfig({}), logLevel: 'silent', ...limits, ...changes }, database });
}
