import { lstatSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The manifest file of a build. */
export const RELEASE = 'release.json';

/** Endings of a file and of its precompressed variants. */
export const VARIANTS = ['', '.br', '.gz'];

export function folderOf(releases: string, name: string, build: string): string {
  return join(releases, name, build);
}

/** The files of a build that are links out of its folder, or have such a variant; `folder` itself may be a link. */
export function filesOutside(folder: string, files: string[]): string[] {
  const inside = realpathSync.native(folder) + sep;
  return files.filter((file) =>
    VARIANTS.some((ending) => !targetOf(join(folder, file + ending), inside).startsWith(inside)),
  );
}

/** The real path of a path; `missing` if there is nothing, not even a link. */
function targetOf(path: string, missing: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return lstatSync(path, { throwIfNoEntry: false }) ? '' : missing;
  }
}
