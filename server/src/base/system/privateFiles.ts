import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from './attempt';

/** The bits of a mode for other users. */
export const OTHERS = 0o077;

/** Removes others' rights to a file or folder, not to links and `except` in it. Returns a sentence if it fails. */
export function makePrivate(path: string, except: readonly string[] = []): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink() || process.platform === 'win32') return undefined;
  try {
    if (stats.mode & OTHERS) chmodSync(path, stats.mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // the file was removed meanwhile, or its disk is read-only; the program that opens it reports this
    if (['ENOENT', 'EROFS'].includes(code)) return undefined;
    return `GLOW-024 ${path} is open to other users, and this one may not change that (${code}): make it a file of the shop's user, with chown.`;
  }
  // a folder that this user cannot read belongs to another user
  const names = (stats.isDirectory() && attempt(() => readdirSync(path))) || [];
  const inside = names.map((name) => join(path, name)).filter((child) => !except.includes(child));
  return inside.map((child) => makePrivate(child, except)).find(Boolean);
}
