import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changePointers, goLive, goLiveAlone, publishBuild } from '@glow/server/releases';
import { openDatabase } from '@glow/server/shop';
import { bundleProgram } from '@glow/server/testing';
import { packages } from '../../tools/build/packages.js';
import { publishCopy } from '../operations/releases';
import { repository, Store } from '../store';

const ERROR_LEVEL = 50;

/**
 * Runs `use` with a store that is not yet open: bundled, with the limits of production, stock for any number of
 * orders, and two equal released builds of each package, because only a build with one before it can be blamed.
 */
export async function withCrowdStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-crowd-'));
  const server = await bundleProgram(path.join(repository, 'server/src/main.ts'), folder);
  const store = new Store(undefined, { RENDER_TIMEOUT_MS: '' }, [server]);
  try {
    const database = await openDatabase({ dataDir: store.databaseFolder });
    await database.query('update stock set pieces = 1000000', []);
    await database.close();
    await releaseTwice(store);
    return await use(store);
  } finally {
    await store.remove();
    rmSync(folder, { recursive: true });
  }
}

/** Releases the build of each package, and then the same one with another id. */
async function releaseTwice({ releasesFolder }: Store): Promise<void> {
  for (const [index, { name, folder }] of packages.entries()) {
    const { build: before } = await publishBuild(releasesFolder, path.join(repository, folder, 'dist'));
    const now = await publishCopy(releasesFolder, name, `crowd${index}`);
    const since = new Date().toISOString();
    await changePointers(releasesFolder, name, (pointers) => goLive(goLiveAlone(pointers, before, since), now, since));
  }
}

/** The lines of a log that are errors, or sentences about rendering. */
export function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => {
    const level = /^\{"level":(\d+)/.exec(line)?.[1];
    return level ? Number(level) >= ERROR_LEVEL : /render/i.test(line);
  });
}
