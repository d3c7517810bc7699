import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredRelease } from '../repository/buildRepository';
import { goLiveAlone } from '../repository/pointers';
import { changePointers, readRegistryFile, REGISTRY, writeRegistryFile } from '../repository/registryFile';
import { publishBuild } from './publishBuild';

/** Calls `use` with a temporary copy of a releases folder, in which all is on and the candidates are live. */
export async function withStage(releasesDir: string, candidates: StoredRelease[], use: (stage: string) => void) {
  const stage = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, stage);
    for (const { name, build, dist } of candidates) {
      await publishBuild(stage, dist);
      await changePointers(stage, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
    }
    use(stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Builds are immutable, so links to them are enough. */
function copyRegistry(releasesDir: string, stage: string): void {
  if (!existsSync(join(releasesDir, REGISTRY))) return;
  const { packages } = readRegistryFile(releasesDir);
  for (const pointers of Object.values(packages)) delete pointers.off;
  writeRegistryFile(stage, { packages });
  for (const [name, { builds }] of Object.entries(packages)) {
    mkdirSync(join(stage, name));
    for (const build of Object.keys(builds))
      symlinkSync(join(releasesDir, name, build), join(stage, name, build), 'junction');
  }
}
