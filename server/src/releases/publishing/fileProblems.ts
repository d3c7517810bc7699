import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { filesOutside } from '../repository/buildFolder';
import { glowIn, type Project } from '../../base/config/project';
import type { StoredRelease } from '../repository/buildRepository';

/** Other digests and version numbers in the same code change a screen's size by at most 40 bytes, as measured. */
const DIGESTS_BYTES = 40;

/** Files that are missing, have no hash, do not match their hash, or are links out of the build's folder. */
export function integrityProblems(release: StoredRelease): string[] {
  const { name, dist, files } = release;
  const outside = filesOutside(dist, Object.keys(files));
  const unchecked = filesInUse(release).filter((file) => !Object.hasOwn(files, file));
  return [
    ...unchecked.map((file) => `GLOW-219 The release of ${name} has no hash of its file ${file}.`),
    ...Object.entries(files).flatMap(([file, integrity]) => {
      const path = join(dist, file);
      if (outside.includes(file)) return [`GLOW-220 ${name}'s file ${file} is a link that leads out of the build.`];
      if (!existsSync(path)) return [`GLOW-221 ${name} lacks its file ${file}.`];
      return integrityOf(readFileSync(path)) === integrity
        ? []
        : [`GLOW-222 ${name}'s file ${file} is not the one that was built.`];
    }),
  ];
}

/** All files that the server or a browser executes or preloads. */
function filesInUse({ entry, probe, server, routes, scripts, fonts, screens, fragments }: StoredRelease): string[] {
  const listed = [routes, scripts, fonts, ...Object.values(screens), ...Object.values(fragments)].flat();
  return [...new Set([entry, probe, server, ...listed].filter((file) => file !== undefined))];
}

/** In bytes after brotli. */
export function screenSizes({ dist, entry, routes, screens }: StoredRelease): [screen: string, size: number][] {
  return Object.entries(screens).map(([screen, files]) => {
    const all = new Set([...(entry ? [entry] : []), ...routes, ...files]);
    return [screen, [...all].reduce((sum, file) => sum + compressedSize(join(dist, file)), 0)];
  });
}

/** Screens without a budget, or over it by more than `DIGESTS_BYTES`. */
export function sizeProblems(release: StoredRelease, { isStore, budgets }: Omit<Project, 'root' | 'packages'>) {
  const { name } = release;
  return screenSizes(release).flatMap(([screen, size]) => {
    const budget = budgets[name]?.[screen];
    const command = `${glowIn({ isStore })} budget${isStore ? ` ${name}` : ''}`;
    if (budget === undefined)
      return [`GLOW-223 Screen ${screen} of ${name} has no budget; it takes ${size} bytes. \`${command}\` sets one.`];
    return size > budget + DIGESTS_BYTES
      ? [`GLOW-224 The screen ${screen} of ${name} takes ${size} bytes, ${size - budget} over its budget of ${budget}.`]
      : [];
  });
}

function compressedSize(file: string): number {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : 0;
}
