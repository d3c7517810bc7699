import { join } from 'node:path';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { keptFiles } from '../releases/repository/releaseSchema';

/** Of a compressed file, in bytes. */
export const MAX_UPLOAD = 16 * 1024 ** 2;

export const FILE_ID = /^[\w-]{43}$/;

/** The name of a file in URLs and folders: its SHA-256 in base64url. */
export function idOfFile(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('base64url');
}

export function pathsById(release: StoredRelease): [id: string, path: string][] {
  return Object.entries(keptFiles(release)).map(([file, integrity]) => [idOfFile(integrity), join(release.dist, file)]);
}
