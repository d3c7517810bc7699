import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flush } from './flush';
import { isRunning, ownProcess } from './processOwner';

/** The end of the name of a file that will replace another one. */
const NEXT = '.next';

/** Replaces a file: readers see the old or the new one, never a part. Its content is flushed to disk, then its name. */
export function writeAtomically(file: string, content: string): void {
  removeAbandoned(file);
  const next = `${file}.${ownProcess()}${NEXT}`;
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
  flush(dirname(file));
}

/** Removes the files of writers that were killed. */
function removeAbandoned(file: string): void {
  const [folder, prefix] = [dirname(file), `${basename(file)}.`];
  const found = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith(NEXT));
  const abandoned = found.filter((name) => isRunning(name.slice(prefix.length, -NEXT.length)) === false);
  for (const name of abandoned) rmSync(join(folder, name), { force: true });
}
