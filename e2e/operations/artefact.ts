import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository, Store } from '../store';

/** What Node runs in the artefact. */
const PROGRAM = ['server/main.js'];

/** Makes the production artefact in a new folder, with the packages that are installed here. */
export function makeArtefact(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-artefact-'));
  chmodSync(folder, 0o755);
  execFileSync(process.execPath, ['tools/glow.js', 'artefact', folder], { cwd: repository });
  for (const modules of ['node_modules', 'server/node_modules'])
    symlinkSync(path.join(repository, modules), path.join(folder, modules), 'junction');
  return folder;
}

export function artefactStore(folder: string, settings: NodeJS.ProcessEnv = {}): Store {
  return new Store(folder, settings, PROGRAM);
}
