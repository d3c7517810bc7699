import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { ReleaseError } from '../../base/errors/ReleaseError';
import { filesOutside, RELEASE, VARIANTS } from '../repository/buildFolder';
import { installBuild } from '../repository/installBuild';
import { list, noPointers, requireUnlisted } from '../repository/pointers';
import { changePointers, readRegistryFile } from '../repository/registryFile';
import { CHECK_NAMES, type ListedBuild, type Provenance } from '../repository/registrySchema';
import { keptFiles, parseRelease, type Release } from '../repository/releaseSchema';

/**
 * Copies a build into the releases folder, and lists it, not live, once it is on the disk. Throws a `ReleaseError` if
 * it is listed already, or if a name or a link leads out of its folder.
 */
export async function publishBuild(
  releases: string,
  dist: string,
  { skipped = [...CHECK_NAMES], ...provenance }: Pick<ListedBuild, 'skipped'> & Provenance = {},
): Promise<Release> {
  const content = readFileSync(join(dist, RELEASE));
  const release = readRelease(dist, content);
  const { name, version, build } = release;
  const listed: ListedBuild = {
    version,
    published: new Date().toISOString(),
    integrity: integrityOf(content),
    journeys: skipped.includes('journeys') ? 'skipped' : 'passed',
    skipped,
    ...provenance,
  };
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

function readRelease(dist: string, content: Buffer): Release {
  const release = parse(dist, content);
  const [outside] = filesOutside(dist, [RELEASE, ...Object.keys(keptFiles(release))]);
  if (outside) throw new ReleaseError([`${join(dist, outside)} is a link that leads out of the build.`]);
  return release;
}

function parse(dist: string, content: Buffer): Release {
  try {
    return parseRelease(content);
  } catch (error) {
    throw new ReleaseError([`${join(dist, RELEASE)} cannot be published: ${(error as Error).message}.`]);
  }
}

function copy(from: string, to: string, file: string): void {
  for (const name of VARIANTS.map((ending) => file + ending)) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { dereference: true });
  }
}
