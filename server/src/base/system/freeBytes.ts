import { statfsSync } from 'node:fs';

/** Free bytes on the disk that holds `path`. */
export function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
