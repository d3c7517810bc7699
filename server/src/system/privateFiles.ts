import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './attempt';

/** The bits of a mode that give rights to other users. */
const OTHERS = 0o077;
/** Removed meanwhile, or on a disk that cannot be written to: what opens it then reports that. */
const NO_PROBLEM = ['ENOENT', 'EROFS'];

let formerMask = 0o022;

/** Makes whatever this process creates from now on its user's alone. */
export function createPrivately(): void {
  formerMask = process.umask(OTHERS);
}

/** Does what writes files that are no part of the shop, as a build does, with the mask that the process was started with. */
export function createAsBefore<Result>(work: () => Result): Result {
  const mask = process.umask(formerMask);
  try {
    return work();
  } finally {
    process.umask(mask);
  }
}

/**
 * Takes other users the rights to a file, or to a folder and all below it, links and `except` apart. Returns why it cannot, in one sentence;
 * does nothing where there is no such file, and on Windows, which has no modes.
 */
export function makePrivate(path: string, except: readonly string[] = []): string | undefined {
  const realOf = (one: string) => attempt(() => realpathSync(one)) ?? one;
  if (process.platform === 'win32') return undefined;
  return tighten(realOf(path), except.filter((other) => other !== path).map(realOf));
}

function tighten(path: string, except: readonly string[]): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || except.includes(path)) return undefined;
  try {
    if (stats.mode & OTHERS) chmodSync(path, stats.mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (NO_PROBLEM.includes(code)) return undefined;
    return `${path} is open to other users, and this one may not change that (${code}): make it a file of the shop's user, with chown.`;
  }
  // a folder that this user cannot read is another one's own
  const names = stats.isDirectory() ? attempt(() => readdirSync(path)) : undefined;
  for (const name of names ?? []) {
    const problem = tighten(join(path, name), except);
    if (problem) return problem;
  }
  return undefined;
}
