import { buildsIn, compositionId } from '@glow/shared/remotes';
import { createLiveReleasesReader, type BuildFolders, type PackageReleases, type LiveReleases } from '../releases/liveReleases';
import type { StoredRelease } from '../releases/buildRepository';
import { StartError } from '../errors/StartError';
import { isInRollout, type ReleaseAssignment } from './canaryAssignment';

const POLL_INTERVAL_MS = 1_000;

/** A remote's build as the browser composes it: the URL of its entry, which names all its other files. Without a readable release `entry` is null. */
export interface RemoteBuild {
  entry: string | null;
  /** What the entry's content must hash to, as a script element's `integrity`. */
  integrity: string | null;
  build: string | null;
  version: string | null;
}

/** A remote as the browser composes it, and what it goes back to where that fails. */
export interface RemoteRelease extends RemoteBuild {
  name: string;
  previous?: RemoteBuild;
}

/** What the browser is told, and re-reads when a remote fails. */
export interface PublicRegistry {
  /** Changes with any build, and names them all. */
  id: string;
  shell: { build: string | null; version: string | null };
  remotes: RemoteRelease[];
}

/** The builds that make up the site now, for one kind of shopper. */
export interface Composition extends PublicRegistry {
  /** The releases themselves by package name, the shell's among them; a remote without a readable one is left out. */
  releases: ReadonlyMap<string, StoredRelease>;
  /** The packages of which this shopper looks at a build that need not be live. */
  previews: string[];
  /** Whether every shopper who does not preview gets this one. */
  isForAll: boolean;
}

/** Composes the site from the live builds. */
export interface Composer {
  /** The composition of this moment for a shopper; without an assignment, what is live. */
  compose(assignment?: ReleaseAssignment): Composition;
  /** What is live of every package, and what is published besides. */
  liveReleases(): LiveReleases;
  /** Whether a build is listed and can be looked at. */
  has(name: string, build: string): boolean;
  /** The published builds of the composition of this id, by package name; undefined where one of its builds is neither published nor live. */
  find(id: string): ReadonlyMap<string, string> | undefined;
  /** The folder that has a file of a package: a published build's, or undefined. */
  folderOf(name: string, file: string): string | undefined;
}

/**
 * Reads what is live of every package, and again when it has changed (looked at once a second at most), so that a release is
 * live without a restart. A package without a pointer in the registry is served as it was built in its own folder. A remote without
 * a readable release is reported once and loses only its own screens. Throws a `StartError` while there is no shell.
 */
export function createComposer(folders: BuildFolders, report: (sentence: string) => void, now: () => number = Date.now): Composer {
  const read = createLiveReleasesReader(folders, report);
  let live = read();
  let compositions = new Map<string, Composition>();
  let checked = now();
  if (!composeFor().releases.has('shell')) throw new StartError('Glow is not built yet: run `npm run build`.');

  function update(): void {
    if (now() - checked < POLL_INTERVAL_MS) return;
    checked = now();
    const before = live.packages;
    const { packages, repository } = read();
    // a shell that vanishes leaves the last one
    live = { repository, packages: packages.map((found, index) => (found.name === 'shell' && !found.live ? { ...found, live: before[index]?.live } : found)) };
    if (!isSame(before, live.packages)) compositions = new Map();
  }

  function composeFor({ bucket, previews }: ReleaseAssignment = { previews: new Map() }): Composition {
    const chosen = live.packages.map(({ name, live: stable, canary, previous }) => {
      const previewed = previews.get(name);
      const preview = previewed ? live.repository.find(name, previewed) : undefined;
      const shared = canary && isInRollout(canary.release.build, bucket, canary.share) ? canary.release : undefined;
      // whoever looks at a build wants to see it fail, too
      return { name, release: preview ?? shared ?? stable, previous: preview ? undefined : shared ? stable : previous, isPreview: Boolean(preview) };
    });
    const names = chosen.flatMap(({ name, isPreview }) => (isPreview ? [name] : []));
    const id = compositionId([...chosen.map(({ release }) => release?.build), ...names]);
    const known = compositions.get(id);
    if (known) return known;
    const shell = chosen.find(({ name }) => name === 'shell')?.release;
    const composition: Composition = {
      id,
      shell: { build: shell?.build ?? null, version: shell?.version ?? null },
      remotes: chosen.filter(({ name }) => name !== 'shell').map(({ name, release, previous }) => ({ name, ...toBuild(release), ...(previous && { previous: toBuild(previous) }) })),
      releases: new Map(chosen.flatMap(({ name, release }) => (release ? [[name, release]] : []))),
      previews: names,
      isForAll: live.packages.every(({ canary }) => !canary) && names.length === 0,
    };
    compositions.set(id, composition);
    return composition;
  }

  function findBuilds(id: string): ReadonlyMap<string, string> | undefined {
    const builds = buildsIn(id);
    const found = live.packages.map(({ name, live: release }, index) => {
      const wanted = builds[index] ?? '';
      const isListed = Boolean(live.repository.find(name, wanted));
      return { name, wanted, isListed, isKnown: isListed || compositionId([release?.build]) === wanted };
    });
    if (found.some(({ isKnown }) => !isKnown)) return undefined;
    return new Map(found.flatMap(({ name, wanted, isListed }) => (isListed ? [[name, wanted]] : [])));
  }

  return {
    compose(assignment) {
      update();
      return composeFor(assignment);
    },
    liveReleases() {
      update();
      return live;
    },
    has(name, build) {
      update();
      return Boolean(live.repository.find(name, build));
    },
    find(id) {
      update();
      return findBuilds(id);
    },
    folderOf(name, file) {
      update();
      return live.repository.folderOf(name, file);
    },
  };
}

/** Whether the same builds are offered, to as many. */
function isSame(before: PackageReleases[], after: PackageReleases[]): boolean {
  return after.every(({ live, canary, previous }, index) => {
    const known = before[index];
    return live === known?.live && previous === known?.previous && canary?.release === known?.canary?.release && canary?.share === known?.canary?.share;
  });
}

function toBuild(release: StoredRelease | undefined): RemoteBuild {
  if (!release?.entry) return { entry: null, integrity: null, build: null, version: null };
  const { name, entry, build, version, files } = release;
  return { entry: urlOf({ name, file: entry }), integrity: files[entry] ?? null, build, version };
}

/** The public address of a package's built file: its name has its content's hash, so that the same file of two builds is fetched once. */
export function urlOf({ name, file }: { name: string; file: string }): string {
  return `/assets/${name}/${file}`;
}
