import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { releaseSchema, type Release } from '../../releases/releaseSchema';
import { folderOf, RELEASE } from '../../releases/buildFolder';
import { list, noPointers, requireUnlisted } from '../../releases/pointers';
import { changePointers, readRegistryFile } from '../../releases/registryFile';
import type { ListedBuild } from '../../releases/registrySchema';

/** Suffixes of a file and its precompressed variants. */
const COMPRESSED = ['', '.br', '.gz'];

/** Copies a build atomically into the releases folder and lists it, without making it live. Throws where the build is listed already. */
export async function publishBuild(
  releases: string,
  dist: string,
  journeys: ListedBuild['journeys'],
  now = new Date(),
): Promise<Release> {
  const content = readFileSync(join(dist, RELEASE));
  const release = releaseSchema.parse(JSON.parse(content.toString()));
  const { name, version, build } = release;
  const listed: ListedBuild = { version, published: now.toISOString(), integrity: integrityOf(content), journeys };
  // checked again under the lock, but here before a file is touched
  requireUnlisted(readRegistryFile(releases).packages[name] ?? noPointers, build);

  const folder = folderOf(releases, name, build);
  const temporary = join(releases, '.arriving', `${name}-${build}-${process.pid}`);
  mkdirSync(temporary, { recursive: true });
  for (const file of [RELEASE, ...Object.keys(release.files)]) copy(dist, temporary, file);
  // an unlisted folder is left over from an interrupted publication
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(temporary, folder);
  await changePointers(releases, name, (pointers) => list(pointers, build, listed));
  return release;
}

function copy(from: string, to: string, file: string): void {
  for (const name of COMPRESSED.map((ending) => file + ending)) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name));
  }
}
