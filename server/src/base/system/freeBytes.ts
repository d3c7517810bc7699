import { statfsSync } from 'node:fs';

/** The bytes that are free on the disk of a path. */
export function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
