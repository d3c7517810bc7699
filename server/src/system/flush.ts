import { syncPath, syncTree } from './syncPath.js';

/** Flushes a file, or the names in a folder, to the disk. Windows flushes neither through a handle for reading. */
export function flush(path: string): void {
  if (process.platform !== 'win32') syncPath(path);
}

/** Flushes a folder and everything below it to the disk. */
export function flushTree(folder: string): void {
  if (process.platform !== 'win32') syncTree(folder);
}
