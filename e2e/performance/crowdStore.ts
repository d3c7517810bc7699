import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishBuild } from '../../server/src/publishing/publishBuild';
import { goLive, goLiveAlone } from '../../server/src/releases/pointers';
import { changePointers } from '../../server/src/releases/registryFile';
import { openDatabase } from '../../server/src/schema/openDatabase';
import { bundleProgram } from '../../server/src/testing/bundledProgram';
import { packages } from '../../tools/build/packages.js';
import { repository, Store } from '../store';

/** Level of an error in the log. */
const ERROR_LEVEL = 50;

/**
 * Runs `use` with a store that is not yet open: bundled, with the limits of production, stock for any number of orders, and released builds,
 * of which each has an equal one before it, because only such a build can be blamed.
 */
export async function withCrowdStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-crowd-'));
  const server = await bundleProgram(path.join(repository, 'server/src/main.ts'), folder);
  const store = new Store(undefined, { RENDER_TIMEOUT_MS: '' }, [server]);
  try {
    const database = await openDatabase({ dataDir: store.databaseFolder });
    await database.query('update stock set pieces = 1000000', []);
    await database.close();
    await releaseTwice(store, folder);
    return await use(store);
  } finally {
    await store.remove();
    rmSync(folder, { recursive: true });
  }
}

/** Releases the build of each package, and then the same one with another id. */
async function releaseTwice({ releasesFolder }: Store, folder: string): Promise<void> {
  for (const [index, own] of packages.entries()) {
    const [dist, copy] = [path.join(repository, own.folder, 'dist'), path.join(folder, own.name)];
    const release = readFileSync(path.join(dist, 'release.json'), 'utf8');
    cpSync(dist, copy, { recursive: true });
    writeFileSync(path.join(copy, 'release.json'), JSON.stringify({ ...JSON.parse(release), build: `crowd${index}` }));
    const [before, now] = [await publishBuild(releasesFolder, dist), await publishBuild(releasesFolder, copy)];
    const since = new Date().toISOString();
    await changePointers(releasesFolder, own.name, (pointers) =>
      goLive(goLiveAlone(pointers, before.build, since), now.build, since),
    );
  }
}

/** The lines of a log that are errors, or sentences about rendering. */
export function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => {
    const level = /^\{"level":(\d+)/.exec(line)?.[1];
    return level ? Number(level) >= ERROR_LEVEL : /render/i.test(line);
  });
}
