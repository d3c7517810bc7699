import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './attempt';

/** The bits of a mode that give rights to other users. */
export const OTHERS = 0o077;
/** Removed meanwhile, or on a disk that cannot be written to: what opens it then reports that. */
const NO_PROBLEM = ['ENOENT', 'EROFS'];

/**
 * Takes other users the rights to a file, or to a folder and all below it, links and `except` apart. Returns why it cannot, in one sentence;
 * does nothing where there is no such file, and on Windows, which has no modes.
 */
export function makePrivate(path: string, except: readonly string[] = []): string | undefined {
  const real = process.platform === 'win32' ? undefined : attempt(() => realpathSync(path));
  return (
    real &&
    tighten(
      real,
      except.filter((other) => other !== real),
    )
  );
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
