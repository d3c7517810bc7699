import type { Config } from '../../base/config/config';
import { findSigningKey, signer, signingKeyFile } from '../../base/config/signingKey';
import { ReleaseError, requireNone, StartError, type Tell } from '../../base/errors/errors';
import { integrityProblems } from './fileProblems';
import { createBuildRepositoryReader, publishedBuild } from '../repository/buildRepository';
import { createLiveReleasesReader, type BuildFolders, type LiveReleases } from '../repository/liveReleases';
import { goLive, promote, retire, startCanary, withChanged, rollBack } from '../repository/pointers';
import { publishBuild } from './publishBuild';
import { changePointers, changeRegistry, readRegistryFile } from '../repository/registryFile';
import type { Packages, Pointers } from '../repository/registrySchema';
import type { BuildName } from '../repository/releaseSchema';
import type { ReleaseTarget } from './releaseTarget';
import { compatibilityProblems } from '../repository/compatibility';
import { problemsOfSet } from '../repository/problemsOfSet';
import { serverProblems } from '../repository/serverContracts';
import { PREVIEW_PURPOSE, signPreview } from '../repository/preview';

/** Validity of a published build's preview. */
export const PREVIEW_HOURS = 24;

/** Releases into the releases folder of this machine. */
export function folderTarget(
  config: Config,
  print: Tell,
  renderProblems: ReleaseTarget['renderProblems'] = async () => [],
): ReleaseTarget {
  const { releasesDir } = config;
  let packages: Packages = {};
  return {
    folders: config,
    packages: () => packages,
    async prepare(names) {
      await publishLocalBuilds(config, names, print);
      packages = readRegistryFile(releasesDir).packages;
    },
    renderProblems,
    async publish(candidates, { share, skipped, provenance, publishOnly }) {
      for (const { name, build, dist } of candidates)
        if (!packages[name]?.builds[build]) await publishBuild(releasesDir, dist, { skipped, ...provenance });
      if (publishOnly)
        return findSigningKey(config) ? { preview: previewLink(config, idsByName(candidates), PREVIEW_HOURS) } : {};
      await changeRegistry(releasesDir, (current) => {
        const live = createLiveReleasesReader(config, print)();
        requireNone([...movedProblems(candidates, packages, current), ...problemsOfSet(candidates, live.packages)]);
        return pointTo(current, candidates, share);
      });
      return {};
    },
    promote: (name, share) =>
      changePointers(releasesDir, name, (pointers) => promote(pointers, new Date().toISOString(), share)),
    rollBack: (name, build) => rollBackPackage(config, name, build, print),
    retire: (name) => changePointers(releasesDir, name, retire),
  };
}

/** What others have released since `before`, in whose place the candidates would go live. */
function movedProblems(candidates: BuildName[], before: Packages, now: Packages): string[] {
  return candidates.flatMap(({ name, build }) => {
    const [was, is] = [before, now].map((packages) => packages[name]?.canary ?? packages[name]?.live);
    if (was?.build === is?.build) return [];
    const who = now[name]?.builds[is?.build ?? '']?.by ?? 'somebody';
    return `GLOW-266 ${name} was changed meanwhile: ${who} has released ${is?.build}. \`npm run release -- ${name}@${build}\` makes ${build} live in its place.`;
  });
}

/** Makes listed builds live for all, or for `share` percent of shoppers. */
export function pointTo(packages: Packages, candidates: BuildName[], share?: number): Packages {
  const since = new Date().toISOString();
  return withChanged(packages, candidates, (pointers, { build }) =>
    share ? startCanary(pointers, build, share, since) : goLive(pointers, build, since),
  );
}

/** Publishes the local builds that are served because their packages were never released. */
export async function publishLocalBuilds(folders: BuildFolders, names: string[], print: Tell): Promise<void> {
  const { packages, repository } = createLiveReleasesReader(folders, print)();
  for (const { name, live } of packages.filter((found) => names.includes(found.name))) {
    if (repository.registry.packages[name]?.live || !live || integrityProblems(live).length > 0) continue;
    await publishBuild(folders.releasesDir, live.dist);
    await changePointers(folders.releasesDir, name, (pointers) =>
      goLive(pointers, live.build, new Date().toISOString()),
    );
  }
}

export function idsByName(builds: BuildName[]): ReadonlyMap<string, string> {
  return new Map(builds.map(({ name, build }) => [name, build]));
}

/** Rolls back to the previous or the named build. Throws a `ReleaseError` if it does not fit to the live builds. */
export async function rollBackPackage(folders: BuildFolders, name: string, build: string | undefined, report: Tell) {
  const live = createLiveReleasesReader(folders, report)();
  return changePointers(folders.releasesDir, name, (pointers) =>
    rollBackPointers(pointers, { name, build }, live, folders.releasesDir),
  );
}

/** Throws a `ReleaseError` if the build is incompatible with the live builds. */
export function rollBackPointers(
  pointers: Pointers,
  { name, build }: { name: string; build?: string },
  { packages, repository }: LiveReleases,
  releasesDir: string,
): Pointers {
  const changed = rollBack(pointers, build, new Date().toISOString());
  const target = changed.live?.build ?? '';
  if (target === pointers.live?.build) return changed;
  const release = repository.find(name, target);
  if (!release) throw new ReleaseError([`GLOW-225 The build ${target} of ${name} cannot be read.`]);
  requireNone([...problemsOfSet([release], packages), ...serverProblems(release, releasesDir)]);
  return changed;
}

/** Throws a `ReleaseError` if a build is withdrawn or not published, a `StartError` without a signing key. */
export function previewLink(config: Config, builds: ReadonlyMap<string, string>, hours: number): string {
  const repository = createBuildRepositoryReader(config.releasesDir, () => undefined)();
  for (const [name, build] of builds) publishedBuild(repository, { name, build });
  const key = findSigningKey(config);
  if (!key)
    throw new StartError(
      `GLOW-226 There is no key at ${signingKeyFile(config.dataDir)}, so the store would refuse the link: run this where its server runs, with the DATA_DIR or SIGNING_KEY of that.`,
    );
  const preview = signPreview(builds, new Date(Date.now() + hours * 60 * 60 * 1000), signer(key, PREVIEW_PURPOSE));
  return `${config.siteUrl ?? `http://localhost:${config.port}`}/?preview=${preview}`;
}

/** Switches a remote or a live fragment (`remote/Name`). Throws a `ReleaseError` if that is missing or done already. */
export async function switchPackage(folders: BuildFolders, what: string, isOff: boolean): Promise<string> {
  const { packages, repository } = createLiveReleasesReader(folders, () => undefined)();
  const remotes = packages.filter(({ name }) => name !== 'shell');
  // names of slots have a point
  const fragments = remotes
    .flatMap(({ live }) => Object.keys(live?.provides ?? {}))
    .filter((one) => !one.includes('.'));
  const off = Object.values(repository.registry.packages).flatMap((pointers) => pointers.off ?? []);
  const known = [...remotes.map(({ name }) => name), ...new Set([...fragments, ...off])];
  if (!known.includes(what)) throw new ReleaseError([`GLOW-229 There is no ${what}: there are ${known.join(', ')}.`]);
  if (off.includes(what) === isOff) throw new ReleaseError([`GLOW-230 ${what} is ${isOff ? 'off' : 'on'} already.`]);
  const found = remotes.find(({ name }) => name === what);
  const returning = isOff ? [] : [found?.live, found?.canary?.release];
  const problems = returning.flatMap((build) => (build ? compatibilityProblems(build, packages) : []));
  if (problems.length > 0)
    throw new ReleaseError([...problems, `GLOW-231 Release a fitting ${what}; it stays off until switched on.`]);
  await changePointers(folders.releasesDir, what.replace(/\/.*/, ''), (pointers) => {
    const others = (pointers.off ?? []).filter((other) => other !== what);
    return { ...pointers, off: isOff ? [...others, what] : others };
  });
  return `${what} is ${isOff ? 'off' : 'on'} for all shoppers.`;
}
