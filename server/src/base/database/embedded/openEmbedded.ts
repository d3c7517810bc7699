import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors/StartError';
import type { Database } from '../Database';
import { lockFolder } from '../lockFolder';
import { openPostgres } from '../openPostgres';
import { databaseUser, giveTo, type User } from './databaseUser';
import { formerEngineIn, unknownFolderIn } from './formerEngines';
import { makeCluster } from './makeCluster';
import { runningUrl } from './postmaster';
import { programsFor } from './programs';
import { startServer, type EmbeddedOptions } from './startServer';

/** The folder of a PostgreSQL's files in the data folder; files of another major version cannot be opened. */
export const CLUSTER = 'postgres-18';
/** Orders wait for the disk at the same time, each on a connection. */
const CONNECTIONS = 8;

/** Where the embedded database is. */
export interface EmbeddedPlace {
  dataDir: string;
  /** The user that runs bundles, which must not be the database's. */
  renderUser?: number;
}

/**
 * Starts the embedded PostgreSQL on `dataDir`, which is created when missing, and opens it; closing the database ends it.
 * Throws a `StartError` when another process has the folder open, or a former version's data is not taken over yet.
 */
export async function openEmbedded(
  { dataDir, renderUser }: EmbeddedPlace,
  options?: EmbeddedOptions,
): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const cluster = clusterIn(dataDir);
    const user = databaseUser(cluster, renderUser);
    const programs = programsFor(dataDir, user.uid !== undefined);
    if (!existsSync(cluster)) {
      requireNoFormer(dataDir);
      makeCluster(programs, cluster, dataDir, user);
    }
    const database = await openCluster({ programs, cluster, user, location: embeddedLocation(dataDir) }, options);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Starts PostgreSQL on a cluster that is there, with the programs of its version, and opens it; closing the database ends it. */
export async function openCluster(
  { programs, cluster, user, location }: { programs: string; cluster: string; user: User; location: string },
  options?: EmbeddedOptions,
): Promise<Database> {
  giveTo(cluster, user);
  const server = await startServer(programs, cluster, user, options);
  const database = openPostgres(server.url, { location, connections: CONNECTIONS });
  return { ...database, close: () => database.close().then(server.stop) };
}

/** Opens the database of the store that runs on `dataDir`; undefined if none does. */
export function openRunning(dataDir: string): Database | undefined {
  const url = runningUrl(clusterIn(dataDir));
  return url ? openPostgres(url, { location: embeddedLocation(dataDir) }) : undefined;
}

/** The folder of the cluster in a data folder. */
export function clusterIn(dataDir: string): string {
  return join(dataDir, CLUSTER);
}

/** A data folder in messages. */
export function embeddedLocation(folder: string): string {
  return `${folder} (embedded PostgreSQL)`;
}

function requireNoFormer(dataDir: string): void {
  const former = formerEngineIn(dataDir)?.folder;
  const found = former ?? unknownFolderIn(dataDir);
  const advice = former ? 'take it over with `npm run glow -- db upgrade`' : 'start that one';
  if (found)
    throw new StartError(
      `The shop in ${join(dataDir, found)} was kept by another version: ${advice}, or set DATA_DIR to another folder.`,
    );
}
