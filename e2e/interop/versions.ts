import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../store';
import { pairOf, versionsIn } from './pairs';

export const DOCUMENT = path.join(repository, 'docs/reference/hosts.md');

/** The pairs of host and remote, with what each is made with by its lock file. */
export function lockedVersions(): Record<string, string> {
  const interop = path.join(repository, 'e2e/interop');
  const projects = readdirSync(interop, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const versionsOfFolder = (folder: string) => versionsIn(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return {
    [pairOf()]: versionsOfFolder(repository),
    ...Object.fromEntries(projects.map(({ name }) => [pairOf(name), versionsOfFolder(path.join(interop, name))])),
  };
}
