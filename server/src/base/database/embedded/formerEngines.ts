import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../system/attempt';

/** PostgreSQL as WebAssembly, of which a folder has one user at a time. */
export const PGLITE = '@electric-sql/pglite';

/** An engine of former versions of the store. */
export interface FormerEngine {
  /** Its folder in the data folder. */
  folder: string;
  /** The file beside it that says that the folder is whole; without one its name says so. */
  marker?: string;
  version: string;
  /** Its package of npm, with the hash of `package-lock.json`; PostgreSQL's programs have one for each platform. */
  packages: Record<string, string>;
}

/**
 * The engines whose shops `npm run glow -- db upgrade` takes over, the newest first. A new major version of PostgreSQL adds a row for the
 * one before: its folder, as `postgres-18`, and version and packages as `package-lock.json` had them.
 */
export const FORMER_ENGINES: readonly FormerEngine[] = [
  {
    folder: 'cluster',
    marker: 'cluster-is-complete',
    version: '0.5.16',
    packages: {
      [PGLITE]: 'sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg==',
    },
  },
];

/** The newest of the engines that have left a shop in a data folder. */
export function formerEngineIn(dataDir: string, engines = FORMER_ENGINES): FormerEngine | undefined {
  return engines.find(({ folder, marker = folder }) => existsSync(join(dataDir, marker)));
}

/** The folder of a shop in a data folder that this version does not know, as a newer one has made it. */
export function unknownFolderIn(dataDir: string): string | undefined {
  return attempt(() => readdirSync(dataDir))?.find((name) => /^postgres-\d+$/.test(name));
}
