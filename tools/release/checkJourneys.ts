import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredRelease } from '../../server/src/releases/buildRepository';
import type { BuildFolders } from '../../server/src/releases/liveReleases';
import { goLiveAlone } from '../../server/src/releases/pointers';
import { publishBuild } from '../../server/src/publishing/publishBuild';
import { changePointers, readRegistryFile, REGISTRY, writeRegistryFile } from '../../server/src/releases/registryFile';
import { runJourneys } from './runJourneys';

/** Runs the journeys that cross the candidates' routes against a temporary server with these builds; true if all pass. */
export async function checkJourneys(
  { project, releasesDir }: BuildFolders,
  candidates: StoredRelease[],
): Promise<boolean> {
  const staging = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, staging);
    for (const { name, build, dist } of candidates) {
      await publishBuild(staging, dist);
      await changePointers(staging, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
    }
    const names = candidates.map(({ name }) => name);
    return runJourneys(project.root, staging, names, '--workers', '1', '--max-failures', '1');
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies the registry to another folder, with everything switched on, and links its builds, which are immutable. */
function copyRegistry(releasesDir: string, staging: string): void {
  if (!existsSync(join(releasesDir, REGISTRY))) return;
  const { packages } = readRegistryFile(releasesDir);
  for (const pointers of Object.values(packages)) delete pointers.off;
  writeRegistryFile(staging, { packages });
  for (const [name, { builds }] of Object.entries(packages)) {
    mkdirSync(join(staging, name));
    for (const build of Object.keys(builds))
      symlinkSync(join(releasesDir, name, build), join(staging, name, build), 'junction');
  }
}
