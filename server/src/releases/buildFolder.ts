import { join } from 'node:path';

/** The manifest file of a build. */
export const RELEASE = 'release.json';

/** The folder of a published build. */
export function folderOf(releases: string, name: string, build: string): string {
  return join(releases, name, build);
}
