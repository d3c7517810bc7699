import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../system/attempt';

/** PostgreSQL as WebAssembly; only one process may use a folder. */
export const PGLITE = '@electric-sql/pglite';

export interface FormerEngine {
  /** In the data folder. */
  folder: string;
  /** The file beside the folder that shows that it is whole; without this field, the folder's name shows it. */
  marker?: string;
  version: string;
  /** npm packages with the hash of `package-lock.json`; PostgreSQL's programs have one for each platform. */
  packages: Record<string, string>;
}

/** What `npm run glow -- db upgrade` takes over, the newest first. A new major of PostgreSQL adds the former one. */
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

export function formerEngineIn(dataDir: string, engines = FORMER_ENGINES): FormerEngine | undefined {
  return engines.find(({ folder, marker = folder }) => existsSync(join(dataDir, marker)));
}

/** The folder of a shop that this version does not know: a newer version has made it. */
export function unknownFolderIn(dataDir: string): string | undefined {
  return attempt(() => readdirSync(dataDir))?.find((name) => /^postgres-\d+$/.test(name));
}
