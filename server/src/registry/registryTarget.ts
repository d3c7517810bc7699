import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import type { RegistryAccess } from '../base/config/config';
import type { Project } from '../base/config/project';
import { requireNone, type Tell } from '../base/errors/errors';
import { folderOf, RELEASE } from '../releases/repository/buildFolder';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { noPointers, promote, retire, rollBack } from '../releases/repository/pointers';
import { CHECK_NAMES, type Pointers } from '../releases/repository/registrySchema';
import type { PublishedOnly, ReleaseTarget } from '../releases/publishing/releaseTarget';
import { connectTeam, type Unsigned, type RegistryClient, type RegistryState } from './registryClient';
import { idOfFile, pathsById } from './fileId';
import { publicKeyOf } from './publishersFile';
import { isTimely, type Statement } from './statement';
import { fetchBuild } from '../releases/repository/fetchBuild';
import { REGISTRY } from '../releases/repository/registryFile';
import { writeAtomically } from '../base/system/writeAtomically';

const UPLOADS_AT_ONCE = 4;
/** For files that the build has not compressed. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Releases through a store's registry service; the repository's `.data/registry` keeps a copy of the live builds. */
export async function registryTarget(project: Project, access: RegistryAccess, print: Tell): Promise<ReleaseTarget> {
  const { key, client, state, sign } = await connectTeam(access);
  const folders = { project, releasesDir: join(project.root, '.data/registry') };
  const pointersOf = (name: string) => state.packages[name] ?? noPointers;

  function send(content: Omit<Unsigned<Statement>, 'packages'>, builds: BuildName[]): Promise<PublishedOnly> {
    const packages = builds.map((build) => ({ ...build, sequence: pointersOf(build.name).sequence ?? 0 }));
    return client.send(sign({ packages, ...content }));
  }

  /** Acts on a listed build and returns its package's new pointers. */
  async function move(action: Statement['action'], name: string, build = '', share?: number) {
    const integrity = pointersOf(name).builds[build]?.integrity ?? '';
    await send({ action, share }, [{ name, build, integrity }]);
    return (await client.state()).packages[name] ?? noPointers;
  }

  return {
    folders,
    packages: () => state.packages,
    prepare(names, builds = []) {
      requireNone(accessProblems(state, key, names));
      return copyLiveBuilds(client, state, folders.releasesDir, builds);
    },
    renderProblems: async () => [],
    async publish(candidates, { share, skipped, provenance, endCanary, publishOnly }) {
      const files = new Map(candidates.flatMap(filesOf));
      const missing = await client.missing([...files.keys()]);
      if (missing.length > 0) print(`Uploading ${missing.length} of ${files.size} files …`);
      const packages = candidates.map(({ name }) => ({ name }));
      for (let next = 0; next < missing.length; next += UPLOADS_AT_ONCE) {
        const ids = missing.slice(next, next + UPLOADS_AT_ONCE);
        const uploads = ids.map((id) =>
          client.upload(id, compressed(files.get(id) ?? ''), sign({ action: 'upload', packages, file: id })),
        );
        // an error is thrown only when no upload runs any more
        await Promise.allSettled(uploads);
        await Promise.all(uploads);
      }
      const passed = CHECK_NAMES.filter((check) => !skipped.includes(check));
      const action = publishOnly ? 'publish' : 'release';
      return send(
        { action, share, endsCanary: endCanary, attestation: { passed, ...provenance } },
        candidates.map(nameOf),
      );
    },
    promote(name, share) {
      promote(pointersOf(name), '', share);
      return move(share ? 'share' : 'promote', name, pointersOf(name).canary?.build, share);
    },
    retire(name) {
      retire(pointersOf(name));
      return move('retire', name, pointersOf(name).live?.build);
    },
    rollBack(name, build) {
      const { live } = rollBack(pointersOf(name), build, '');
      const { canary } = pointersOf(name);
      return canary && !build ? move('end-canary', name, canary.build) : move('rollback', name, live?.build);
    },
  };
}

/** Checks, before anything is built, why the service would refuse this key or these packages. */
function accessProblems({ team, ownPackages, key: ofTeam, time }: RegistryState, key: KeyObject, names: string[]) {
  const problems = names
    .filter((name) => ownPackages?.includes(name) === false)
    .map(
      (name) =>
        `GLOW-428 ${name} is not a package of ${team}: the store's owner can make it one (\`npm run glow -- registry key\`).`,
    );
  if (ofTeam && !createPublicKey(key).equals(publicKeyOf(ofTeam)))
    problems.push(
      `GLOW-429 REGISTRY_KEY is not the key of ${team}, whose token REGISTRY_TOKEN is: set both to what the store's owner has given you.`,
    );
  if (time && !isTimely(time)) {
    const minutes = Math.round((Date.now() - Date.parse(time)) / 60_000);
    problems.push(
      `GLOW-430 The clock of this machine is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} that of the store, which takes what was signed within five minutes: set it.`,
    );
  }
  return problems;
}

type BuildName = Omit<Statement['packages'][number], 'sequence'>;

function nameOf({ name, build, dist }: StoredRelease): BuildName {
  return { name, build, integrity: integrityOf(readFileSync(join(dist, RELEASE))) };
}

/** The files of a build, with its manifest, by their ids. */
function filesOf(release: StoredRelease): [string, string][] {
  return [...pathsById(release), [idOfFile(nameOf(release).integrity), join(release.dist, RELEASE)]];
}

function compressed(path: string): Buffer {
  return existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(readFileSync(path), QUALITY);
}

/** Makes `folder` a releases folder with only live, canary and `other` builds; fetches only missing files. */
async function copyLiveBuilds(
  { url, headers }: RegistryClient,
  { packages }: RegistryState,
  folder: string,
  others: readonly string[],
) {
  const served = Object.entries(packages).map(([name, found]) => [name, withServedBuilds(found, others)] as const);
  await Promise.all(
    served.flatMap(([name, { builds }]) =>
      Object.entries(builds).map(([build, { integrity }]) =>
        fetchBuild(`${url}/builds/${name}/${build}`, { releases: folder, name, build, integrity, headers }),
      ),
    ),
  );
  mkdirSync(folder, { recursive: true });
  for (const [name, { builds }] of served) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const build of readdirSync(join(folder, name)).filter((found) => !Object.hasOwn(builds, found)))
      rmSync(folderOf(folder, name, build), { recursive: true, force: true });
  }
  writeAtomically(join(folder, REGISTRY), JSON.stringify({ packages: Object.fromEntries(served) }));
}

function withServedBuilds({ live, canary, builds, backends }: Pointers, others: readonly string[]): Pointers {
  const served = Object.entries(builds).filter(([build]) => [live?.build, canary?.build, ...others].includes(build));
  return { live, canary, past: [], builds: Object.fromEntries(served), backends };
}
