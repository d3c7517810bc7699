import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildFolders } from '../../releases/liveReleases';
import { goLiveAlone } from '../../releases/pointers';
import { publishBuild } from './publishBuild';
import { changePointers, readRegistryFile, REGISTRY } from '../../releases/registryFile';
import { runJourneys } from './runJourneys';

/** Runs the journey tests (browse, read, buy, sign in) against a temporary server with the candidate build; true if all pass. */
export async function checkJourneys({ root, releasesDir }: BuildFolders, dist: string): Promise<boolean> {
  const staging = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, staging);
    const { name, build } = await publishBuild(staging, dist, 'skipped');
    await changePointers(staging, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
    return runJourneys(root, staging, '--workers', '1');
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies the registry to another folder and links its builds, which are immutable. */
function copyRegistry(releasesDir: string, staging: string): void {
  if (!existsSync(join(releasesDir, REGISTRY))) return;
  cpSync(join(releasesDir, REGISTRY), join(staging, REGISTRY));
  for (const name of Object.keys(readRegistryFile(releasesDir).packages)) {
    mkdirSync(join(staging, name));
    for (const build of readdirSync(join(releasesDir, name)))
      symlinkSync(join(releasesDir, name, build), join(staging, name, build), 'junction');
  }
}
