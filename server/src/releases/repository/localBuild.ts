import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tell } from '../../base/errors/errors';
import { attempt } from '../../base/system/attempt';
import { stampOf } from './buildFolder';
import type { StoredRelease } from './buildRepository';
import { parseRelease } from './releaseSchema';

/** Reads a package's own `dist`, live until its first release, when it changes; reports an unreadable one once. */
export function createLocalBuildReader(root: string, name: string, folder: string, report: Tell) {
  const dist = join(root, folder, 'dist');
  const path = join(dist, 'release.json');
  let stamp: string | undefined;
  let release: StoredRelease | undefined;
  return (): StoredRelease | undefined => {
    const current = stampOf(path);
    if (current === stamp) return release;
    stamp = current;
    const found = attempt(() => parseRelease(readFileSync(path)));
    release = found?.name === name ? { ...found, dist } : undefined;
    if (!release && !['shell', process.env.GLOW_LOCAL].includes(name))
      report(`${folder} has no readable release (${path}): its screens are unavailable until it is built.`);
    return release;
  };
}
