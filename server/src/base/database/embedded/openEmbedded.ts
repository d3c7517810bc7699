import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors/errors';
import type { Database } from '../Database';
import { lockFolder } from '../lockFolder';
import { openPostgres } from '../openPostgres';
import { databaseUser, giveTo, type User } from './databaseUser';
import { formerEngineIn, unknownFolderIn } from './formerEngines';
import { makeCluster } from './makeCluster';
import { runningUrl } from './postmaster';
import { programsFor } from './programs';
import { startServer, type EmbeddedOptions } from './startServer';

/** In the data folder. Another major version of PostgreSQL cannot open these files. */
export const CLUSTER = 'postgres-18';
/** Several orders wait for the disk at the same time, each on its own connection. */
const CONNECTIONS = 8;

export interface EmbeddedPlace {
  dataDir: string;
  /** The user that runs bundles, which must not be the database's user. */
  renderUser?: number;
}

/** Creates a missing `dataDir`; `close` ends PostgreSQL. Throws a `StartError` if another process or version has it. */
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

/** Starts PostgreSQL on an existing cluster, with the programs of its version; closing the database ends it. */
export async function openCluster(
  { programs, cluster, user, location }: { programs: string; cluster: string; user: User; location: string },
  options?: EmbeddedOptions,
): Promise<Database> {
  giveTo(cluster, user);
  const server = await startServer(programs, cluster, user, options);
  const database = openPostgres(server.url, { location, connections: CONNECTIONS });
  return { ...database, close: () => database.close().then(server.stop) };
}

/** Opens the database of the store that runs on `dataDir`; undefined if none runs. */
export function openRunning(dataDir: string): Database | undefined {
  const url = runningUrl(clusterIn(dataDir));
  return url ? openPostgres(url, { location: embeddedLocation(dataDir) }) : undefined;
}

export function clusterIn(dataDir: string): string {
  return join(dataDir, CLUSTER);
}

export function embeddedLocation(folder: string): string {
  return `${folder} (embedded PostgreSQL)`;
}

function requireNoFormer(dataDir: string): void {
  const former = formerEngineIn(dataDir)?.folder;
  const found = former ?? unknownFolderIn(dataDir);
  const advice = former ? 'take it over with `npm run glow -- db upgrade`' : 'start that one';
  if (found)
    throw new StartError(
      `GLOW-015 The shop in ${join(dataDir, found)} was kept by another version: ${advice}, or set DATA_DIR to another folder.`,
    );
}
