import { copyFileSync, existsSync, readFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { integrityOf } from '@glow/shared/integrity';
import { ReleaseError } from '../../base/errors/errors';
import { filesOutside, RELEASE, VARIANTS } from '../repository/buildFolder';
import { installBuild } from '../repository/installBuild';
import { list, listedNow, noPointers, requireUnlisted, goLiveAlone } from '../repository/pointers';
import { changePointers, readRegistryFile, REGISTRY, writeRegistryFile } from '../repository/registryFile';
import { CHECK_NAMES, type ListedBuild, type Provenance } from '../repository/registrySchema';
import { keptFiles, parseRelease, type Release } from '../repository/releaseSchema';
import type { StoredRelease } from '../repository/buildRepository';

/** Lists a copy of a build, not live. Throws a `ReleaseError` if it is listed, or a link or name leads out of it. */
export async function publishBuild(
  releases: string,
  dist: string,
  { skipped = [...CHECK_NAMES], ...provenance }: Pick<ListedBuild, 'skipped'> & Provenance = {},
): Promise<Release> {
  const content = readFileSync(join(dist, RELEASE));
  const release = readRelease(dist, content);
  const { name, version, build } = release;
  const listed = listedNow({ version, integrity: integrityOf(content), ...provenance }, skipped);
  // checked again under the lock; here it comes before any change of files
  requireUnlisted(readRegistryFile(releases).packages[name] ?? noPointers, build);
  await installBuild(
    releases,
    release,
    (folder) => {
      for (const file of [RELEASE, ...Object.keys(keptFiles(release))]) copy(dist, folder, file);
    },
    (move) =>
      changePointers(releases, name, (pointers) => {
        const changed = list(pointers, build, listed);
        move();
        return changed;
      }),
  );
  return release;
}

/** Throws a `ReleaseError` if it cannot be published. */
export function readRelease(dist: string, content: Buffer): Release {
  const release = parse(dist, content);
  const [outside] = filesOutside(dist, [RELEASE, ...Object.keys(keptFiles(release))]);
  if (outside) throw new ReleaseError([`GLOW-232 ${join(dist, outside)} is a link that leads out of the build.`]);
  return release;
}

function parse(dist: string, content: Buffer): Release {
  try {
    return parseRelease(content);
  } catch (error) {
    throw new ReleaseError([`GLOW-233 ${join(dist, RELEASE)} cannot be published: ${(error as Error).message}.`]);
  }
}

function copy(from: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  for (const name of VARIANTS.map((ending) => file + ending))
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
}

/** Calls `use` with a temporary copy of a releases folder, in which all is on and the candidates are live. */
export async function withStage(releasesDir: string, candidates: StoredRelease[], use: (stage: string) => void) {
  const stage = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, stage);
    for (const { name, build, dist } of candidates) {
      if (!readRegistryFile(stage).packages[name]?.builds[build]) await publishBuild(stage, dist);
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
