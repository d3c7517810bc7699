// Plain JavaScript, because the database's worker thread has no TypeScript loader.
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes one file or folder to the disk. */
export function syncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
