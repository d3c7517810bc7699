import { isDeepStrictEqual } from 'node:util';
import { buildsIn, compositionId, type RemoteRoutes } from '@glow/shared/remotes';
import { createLiveReleasesReader, type BuildFolders, type LiveReleases } from '../../releases/repository/liveReleases';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import { noPreview } from '../../releases/repository/preview';
import { routesOf, withoutOff } from '../../releases/repository/remoteRoutes';
import { StartError, type Tell } from '../../base/errors/errors';
import { createWithdrawnBuilds } from '../../releases/repository/withdrawnBuilds';
import { importMapOf, urlOf } from './buildUrls';
import { BUCKETS, isInRollout, type ReleaseAssignment } from './canaryAssignment';

const POLL_INTERVAL_MS = 250; // comes after the poll of a host of releases (`mirrorRegistry`)

/** The builds for one canary and preview assignment. The browser's registry is id, shell and remotes. */
export interface Composition {
  /** Derived from all builds. */
  id: string;
  shell: { build: string | null; version: string | null };
  remotes: (RemoteBuild & RemoteRoutes & { previous?: RemoteBuild })[];
  /** By package name, with the shell's; remotes without a readable release are missing. */
  releases: ReadonlyMap<string, StoredRelease>;
  importMap?: ReturnType<typeof importMapOf>;
  /** Names of packages with a previewed build. */
  previews: string[];
  /** Whether all shoppers without a preview get this composition. */
  isForAll: boolean;
}

/** The live builds and their compositions; `forAll` if all shoppers get the same one. */
interface ComposedReleases {
  live: LiveReleases;
  compositions: Map<string, Composition>;
  forAll?: Composition;
}

export type Composer = ReturnType<typeof createComposer>;

/** Polls for changes, so that releases need no restart. Throws a `StartError` if there is no shell at startup. */
export function createComposer(folders: BuildFolders, report: Tell, now: () => number = Date.now) {
  const withdrawn = createWithdrawnBuilds();
  const read = createLiveReleasesReader(folders, report, withdrawn.list);
  /** Readies compositions for shoppers; undefined if they are ready. */
  let prepare: (compositions: Composition[]) => Promise<void> | undefined = () => undefined;
  /** Shoppers get these builds. */
  let shown: ComposedReleases = { live: read(), compositions: new Map() };
  /** The registry's builds, shown once ready. Their files and data are served now, as other instances may show them. */
  let wanted = shown;
  let checked = now();
  if (!composeFor().releases.has('shell')) throw new StartError('GLOW-026 Glow is not built yet: run `npm run build`.');

  function update(): void {
    if (now() - checked < POLL_INTERVAL_MS) return;
    checked = now();
    const before = wanted.live;
    const found = read();
    // a missing shell must not take the site down: the last one is reused
    const packages = found.packages.map((one, index) =>
      one.name === 'shell' && !one.live ? { ...one, live: before.packages[index]?.live } : one,
    );
    const live = { ...found, packages };
    if (before.repository.stamp === found.repository.stamp && isDeepStrictEqual(before.packages, packages))
      return void (wanted.live = live);
    const next: ComposedReleases = { live, compositions: new Map() };
    wanted = next;
    const show = () => {
      if (wanted === next) shown = next;
    };
    const ready = prepare(compositionsOfShoppers(next));
    if (ready) void ready.finally(show);
    else show();
  }

  function liveReleases(): LiveReleases {
    update();
    return wanted.live;
  }

  /** The compositions of all canary buckets. */
  function compositionsOfShoppers(composed = shown): Composition[] {
    const buckets = Array.from({ length: BUCKETS }, (_, bucket) => ({ bucket, preview: noPreview }));
    return [...new Set([undefined, ...buckets].map((assignment) => composeFor(assignment, composed)))];
  }

  /** `anyone` if shoppers may get the build, `signed` if it is published or off; undefined if unknown or withdrawn. */
  function accessOf(name: string, build: string, { live } = wanted): 'anyone' | 'signed' | undefined {
    const found = live.packages.find((served) => served.name === name);
    if (!found || !live.repository.find(name, build)) return undefined;
    const isServed = [found.live, found.canary?.release, found.previous].some((served) => served?.build === build);
    const { off, builds } = live.repository.registry.packages[name] ?? {};
    if (isServed && !off?.includes(name)) return 'anyone';
    return builds?.[build]?.withdrawn ? undefined : 'signed';
  }

  function composeFor({ bucket, preview: previews }: ReleaseAssignment = { preview: noPreview }, composed = shown) {
    const { live, compositions, forAll } = composed;
    if (forAll && previews.builds.size === 0) return forAll;
    const chosen = live.packages.map((found) => {
      const { name } = found;
      const { off = [] } = live.repository.registry.packages[name] ?? {};
      const { live: stable, canary, previous }: Partial<typeof found> = off.includes(name) ? {} : found;
      const previewed = previews.builds.get(name) ?? '';
      const access = accessOf(name, previewed, composed);
      const isShown = access === 'anyone' || (access === 'signed' && previews.isSigned);
      const preview = isShown ? live.repository.find(name, previewed) : undefined;
      const rollout = canary && isInRollout(canary.release.build, bucket, canary.share) ? canary.release : undefined;
      const release = preview ?? rollout ?? stable;
      // a preview has no fallback, because its failures must show, and it shows packages that are off
      return {
        name,
        release,
        previous: preview ? undefined : rollout ? stable : previous,
        isPreview: Boolean(preview),
        routes: withoutOff(routesOf(name, release ?? found.live), preview ? [] : off),
      };
    });
    const previewNames = chosen.flatMap(({ name, isPreview }) => (isPreview ? [name] : []));
    const closed = chosen.flatMap(({ routes }) => routes.off ?? []).map((path) => path.replace(/\W/g, '-'));
    const id = compositionId([...chosen.map(({ release }) => release?.build), ...previewNames, ...closed]);
    const cached = compositions.get(id);
    if (cached) return cached;
    const shell = chosen.find(({ name }) => name === 'shell')?.release;
    const composition: Composition = {
      id,
      shell: { build: shell?.build ?? null, version: shell?.version ?? null },
      remotes: chosen
        .filter(({ name }) => name !== 'shell')
        .map(({ routes, release, previous }) => ({
          ...routes,
          ...toBuild(release),
          ...(previous && { previous: toBuild(previous) }),
        })),
      releases: new Map(chosen.flatMap(({ name, release }) => (release ? [[name, release]] : []))),
      importMap: importMapOf(chosen.flatMap(({ release, previous }) => [release, previous])),
      previews: previewNames,
      isForAll: live.packages.every(({ canary }) => !canary) && previewNames.length === 0,
    };
    compositions.set(id, composition);
    if (composition.isForAll) composed.forAll = composition;
    return composition;
  }

  return {
    /** Builds that are not served, even if the registry names them. */
    withdrawn,
    compositionsOfShoppers: () => compositionsOfShoppers(),
    /** Sets how other builds are readied before shoppers get them. */
    prepareWith(wanted: typeof prepare) {
      prepare = wanted;
    },
    /** Without an assignment, it composes the live builds. */
    compose(assignment?: ReleaseAssignment) {
      update();
      return composeFor(assignment);
    },
    liveReleases,
    /** The confirmed origins of all builds that a page may come to, because a link loads no new page. */
    backendsOf({ releases }: Composition): string[] {
      const { packages, repository } = wanted.live;
      return packages.flatMap(({ name, live, previous }) => {
        const stated = [releases.get(name), live, previous].flatMap((build) => build?.backends ?? []);
        return (repository.registry.packages[name]?.backends ?? []).filter((origin) => stated.includes(origin));
      });
    },
    previewAccess(name: string, build: string) {
      update();
      return accessOf(name, build);
    },
    find: (id: string) => findBuilds(liveReleases(), id),
    folderOf: (name: string, file: string) => liveReleases().repository.folderOf(name, file),
  };
}

/** Undefined if a build is neither published nor live. A remote that is newer than the id has no build. */
function findBuilds(live: LiveReleases, id: string): ReadonlyMap<string, string> | undefined {
  const builds = buildsIn(id);
  const found = live.packages.slice(0, builds.length).map(({ name, live: release }, index) => {
    const build = builds[index] ?? '';
    const isListed = live.repository.find(name, build) !== undefined;
    return { name, build, isListed, isServed: isListed || ['0', compositionId([release?.build])].includes(build) };
  });
  if (found.some(({ isServed }) => !isServed)) return undefined;
  return new Map(found.flatMap(({ name, build, isListed }) => (isListed ? [[name, build]] : [])));
}

type RemoteBuild = ReturnType<typeof toBuild>;

/** A remote's build in the browser: the URL of its entry and the entry's hash; null without a readable release. */
function toBuild(release: Partial<StoredRelease> = {}) {
  const { name = '', entry, build = null, version = null, files = {} } = release;
  return { entry: entry ? urlOf({ name, file: entry }) : null, integrity: files[entry ?? ''] ?? null, build, version };
}
