import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../base/database/Database';
import { openPostgres } from '../base/database/openPostgres';
import { withoutLimits } from '../base/database/withoutLimits';
import { TEST_SERVER } from './databaseServer';

/** A test database with the sample catalogue, and a function that removes it. */
export interface TemporaryDatabase {
  database: Database;
  /** Its address, for further connections. */
  url: string;
  close(): Promise<void>;
}

/** A database of its own on the run's PostgreSQL. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template glow strategy file_copy owner glow`);
  const url = addressOf(name);
  const opened = openPostgres(url);
  // a transaction ends for being late only if a test gives it a limit
  const database = { ...opened, transaction: withoutLimits(opened).transaction };
  const close = async () => {
    await database.close();
    await onServer(`drop database ${name} with (force)`);
  };
  return { database, url, close };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres', 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function addressOf(name: string, user = 'glow'): string {
  const url = new URL(process.env[TEST_SERVER] ?? '');
  url.pathname = name;
  url.username = user;
  return String(url);
}
