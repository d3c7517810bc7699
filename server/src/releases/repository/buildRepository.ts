import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { filesOutside, folderOf as folderOfBuild, RELEASE, stampOf } from './buildFolder';
import { type Tell, messageOf, ReleaseError } from '../../base/errors/errors';
import { attempt } from '../../base/system/attempt';
import { readRegistryFile, REGISTRY, REGISTRY_COPY } from './registryFile';
import type { ListedBuild, RegistryFile } from './registrySchema';
import { parseRelease, type BuildName, type Release } from './releaseSchema';

/** A release with the folder of its files. */
export interface StoredRelease extends Release {
  dist: string;
}

export interface BuildVerifier {
  /** Changes if the set of accepted builds may have changed. */
  stamp(): string;
  /** Why a build is not accepted, as a phrase; undefined if it is accepted. */
  problemOf(listed: ListedBuild, release: StoredRelease): string | undefined;
}

export interface BuildRepository {
  /** Changes with the registry. */
  stamp: string;
  registry: RegistryFile;
  /** Undefined if the build is not listed, cannot be read, or differs from the registry. */
  find(name: string, build: string): StoredRelease | undefined;
  /** The folder of a listed build that contains this file. */
  folderOf(name: string, file: string): string | undefined;
}

/**
 * Reads a releases folder again when its registry changes. If the registry is unreadable, it uses the last one, at
 * first the copy; throws a `StartError` if that is unreadable too. Reports and omits invalid and unaccepted builds.
 */
export function createBuildRepositoryReader(folder: string, report: Tell, verifier?: BuildVerifier) {
  const file = join(folder, REGISTRY);
  const releases = new Map<string, StoredRelease | undefined>();
  let verified = verifier?.stamp();
  let current: BuildRepository = { stamp: '', registry: { packages: {} }, find, folderOf };

  function find(name: string, build: string): StoredRelease | undefined {
    const listed = current.registry.packages[name]?.builds[build];
    if (!listed) return undefined;
    const key = `${name}@${build} ${listed.integrity} ${listed.signed?.signature}`;
    if (!releases.has(key)) releases.set(key, readBuild(name, build, listed));
    return releases.get(key);
  }

  function folderOf(name: string, file: string): string | undefined {
    const builds = Object.keys(current.registry.packages[name]?.builds ?? {});
    return builds.map((build) => find(name, build)).find((release) => release && Object.hasOwn(release.files, file))
      ?.dist;
  }

  function readBuild(name: string, build: string, listed: ListedBuild): StoredRelease | undefined {
    const dist = folderOfBuild(folder, name, build);
    try {
      const content = readFileSync(join(dist, RELEASE));
      if (integrityOf(content) !== listed.integrity) throw new Error('it is not the file that the registry lists');
      const release = parseRelease(content);
      const [outside] = filesOutside(dist, Object.keys(release.files));
      if (outside) throw new Error(`its file ${outside} is a link that leads out of the build`);
      if (release.name !== name || release.build !== build)
        throw new Error(`it is the release of ${release.name} ${release.build}`);
      const stored = { ...release, dist };
      const problem = verifier?.problemOf(listed, stored);
      if (problem) throw new Error(problem);
      return stored;
    } catch (error) {
      report(`${join(dist, RELEASE)} cannot be used: ${messageOf(error)}.`);
      return undefined;
    }
  }

  return function read(): BuildRepository {
    const accepted = verifier?.stamp();
    if (accepted !== verified) releases.clear();
    verified = accepted;
    const stamp = `${stampOf(file)} ${accepted ?? ''}`;
    if (stamp === current.stamp) return current;
    try {
      current = { stamp, registry: readRegistryFile(folder), find, folderOf };
    } catch (error) {
      const copy = current.stamp ? undefined : attempt(() => readRegistryFile(folder, REGISTRY_COPY));
      if (!current.stamp && !copy) throw error;
      report(`${messageOf(error)} Until then ${copy ? 'that copy is served' : 'what was live stays live'}.`);
      current = { ...current, ...(copy && { registry: copy }), stamp };
    }
    return current;
  };
}

/** A published build. Throws a `ReleaseError` if it is not listed, withdrawn or unreadable. */
export function publishedBuild({ registry, find }: BuildRepository, { name, build }: BuildName): StoredRelease {
  const listed = registry.packages[name]?.builds[build];
  const release = listed?.withdrawn ? undefined : find(name, build);
  if (release) return release;
  const problem = listed?.withdrawn ? 'was withdrawn' : listed ? 'cannot be read' : 'is not published';
  throw new ReleaseError([
    `GLOW-267 The build ${build} of ${name} ${problem}: \`npm run glow -- releases\` lists what there is.`,
  ]);
}
