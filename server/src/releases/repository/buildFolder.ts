import { lstatSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export const RELEASE = 'release.json';

/** Endings of a file and of its precompressed variants. */
export const VARIANTS = ['', '.br', '.gz'];

export function folderOf(releases: string, name: string, build: string): string {
  return join(releases, name, build);
}

/** Changes with the file, which may be missing. */
export function stampOf(file: string): string {
  const { mtimeMs, size, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size} ${ino}`;
}

/** Files that are, themselves or in a variant, links out of the folder; `folder` itself may be a link. */
export function filesOutside(folder: string, files: string[]): string[] {
  const inside = realpathSync.native(folder) + sep;
  return files.filter((file) =>
    VARIANTS.some((ending) => !targetOf(join(folder, file + ending), inside).startsWith(inside)),
  );
}

/** A real path; `missing` if nothing is there, not even a link. */
function targetOf(path: string, missing: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return lstatSync(path, { throwIfNoEntry: false }) ? '' : missing;
  }
}
