import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Tells whether a version is that of the pictures in this folder, as the build has written it into `version.json`. The file is read
 * again for another version than the last one, so that pictures made anew need no restart.
 */
export function pictureVersion(folder: string): (version: unknown) => Promise<boolean> {
  let present: unknown;

  return async (version) => {
    if (typeof version !== 'string') return false;
    if (version !== present) present = await readVersion(join(folder, 'version.json'));
    return version === present;
  };
}

/** The version in a file; none where the pictures were made by an older build, or are being made. */
async function readVersion(file: string): Promise<unknown> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as { version?: unknown }).version;
  } catch {
    return undefined;
  }
}
