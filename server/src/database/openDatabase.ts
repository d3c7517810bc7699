import { StartError } from '../errors/StartError';
import { UnavailableError } from '../errors/UnavailableError';
import { applyChanges } from './catalogChanges';
import type { Database } from './Database';
import { migrate } from './migrate';
import { openEmbedded } from './openEmbedded';
import { openPostgres } from './openPostgres';

/** PostgreSQL at `databaseUrl` when given, else the embedded one in `dataDir`. */
export interface DatabaseChoice {
  databaseUrl?: string;
  dataDir: string;
}

/** Opens the database, migrates it and ends an import that was interrupted. Throws a `StartError` when it is locked or unreachable. */
export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  const { databaseUrl } = choice;
  const database = await openAsItIs(choice);
  try {
    await migrate(database);
    await applyChanges(database);
    return database;
  } catch (error) {
    await database.close();
    if (!databaseUrl) throw error;
    throw new StartError(`${database.location} cannot be used: ${messageOf(error)}.`);
  }
}

/** Opens the database of whatever version it is, and changes nothing in it. */
export async function openAsItIs({ databaseUrl, dataDir }: DatabaseChoice): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}

function messageOf(error: unknown): string {
  if (error instanceof UnavailableError && error.cause) return messageOf(error.cause);
  // when several addresses refuse, Node throws an `AggregateError` without a message
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
