import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flush, flushTree } from '../../base/system/flush';
import { makePrivate } from '../../base/system/privateFiles';
import { isRunning, ownProcess } from '../../base/system/processOwner';
import { folderOf } from './buildFolder';
import type { BuildName } from './releaseSchema';

/** Incomplete builds: each folder is named by the process that writes it, the package and the build. */
const ARRIVING = '.arriving';
const SEPARATOR = '~';

/** `write` fills a folder; `install`, by default at once, moves it to its place. If either throws, nothing is left. */
export async function installBuild(
  releases: string,
  { name, build }: BuildName,
  write: (folder: string) => Promise<void> | void,
  install: (move: () => void) => Promise<unknown> | void = (move) => move(),
): Promise<void> {
  removeInterrupted(join(releases, ARRIVING));
  const arriving = join(releases, ARRIVING, [ownProcess(), name, build].join(SEPARATOR));
  rmSync(arriving, { recursive: true, force: true });
  mkdirSync(arriving, { recursive: true });
  try {
    await write(arriving);
    // a copied file keeps its mode
    makePrivate(arriving);
    flushTree(arriving);
    await install(() => move(arriving, folderOf(releases, name, build)));
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
}

function move(arriving: string, folder: string): void {
  // an existing folder is not listed, or holds another build than the listed one
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(arriving, folder);
  flush(dirname(folder));
  flush(dirname(dirname(folder)));
}

function removeInterrupted(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder)) {
    const [owner = ''] = entry.split(SEPARATOR);
    if (isRunning(owner) === false) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}
