import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '@glow/shared/remotes';
import { StartError } from '../StartError';
import { releaseSchema, type Release } from './releaseSchema';

const CHECK_EVERY_MS = 1_000;

/** A remote as the browser composes it: URLs of its entry and of the chunks its routes need at once. Without a readable release `entry` is null. */
export interface RemoteRelease {
  name: string;
  entry: string | null;
  routes: string[];
  build: string | null;
  version: string | null;
}

/** What the browser is told, and re-reads when a remote fails. */
export interface PublicRegistry {
  /** Changes with any build. */
  id: string;
  remotes: RemoteRelease[];
}

/** A package's release in its folder, for whoever needs more of it than the browser does. */
export interface PlacedRelease extends Release {
  /** The folder of its files. */
  dist: string;
}

/** The builds that make up the site now. */
export interface Composition extends PublicRegistry {
  /** URLs of the shell's initial scripts, in order, and of the fonts to preload. */
  shell: { scripts: string[]; fonts: string[] };
  /** The releases themselves by package name; a remote without a readable one is left out. */
  releases: ReadonlyMap<string, PlacedRelease>;
}

/** Answers the composition of this moment. */
export type Registry = () => Composition;

/**
 * Reads the release of every package below `root`, and again when one of them has changed (looked at once a second at most),
 * so that a rebuilt remote is live without a restart. A remote without a readable release is reported once and loses only
 * its own screens. Throws a `StartError` while the shell is not built.
 */
export function openRegistry(root: string, report: (sentence: string) => void, now: () => number = Date.now): Registry {
  const readShell = releaseReader(root, 'shell', 'shell', report);
  const readers = remotes.map(({ name, folder }) => ({ name, folder, read: releaseReader(root, name, folder, report) }));
  const first = readShell();
  if (!first) throw new StartError('Glow is not built yet: run `npm run build`.');

  let shell = first;
  let checked = now();
  let composition = compose();

  function compose(): Composition {
    shell = readShell() ?? shell;
    const found = readers.map(({ name, folder, read }) => ({ name, folder, release: read() }));
    const releases = found.map(({ name, release }) => toRemote(name, release));
    const builds = [shell.build, ...releases.map(({ build }) => build)].join();
    return {
      id: createHash('sha256').update(builds).digest('hex').slice(0, 12),
      shell: { scripts: shell.scripts.map((file) => urlOf('shell', file)), fonts: shell.fonts.map((file) => urlOf('shell', file)) },
      remotes: releases,
      releases: new Map([{ name: 'shell', folder: 'shell', release: shell }, ...found].flatMap(({ name, folder, release }) => (release ? [[name, { ...release, dist: join(root, folder, 'dist') }]] : []))),
    };
  }

  return function current() {
    if (now() - checked < CHECK_EVERY_MS) return composition;
    checked = now();
    composition = compose();
    return composition;
  };
}

function toRemote(name: string, release: Release | undefined): RemoteRelease {
  if (!release?.entry) return { name, entry: null, routes: [], build: null, version: null };
  const { entry, routes, build, version } = release;
  return { name, entry: urlOf(name, entry), routes: routes.map((file) => urlOf(name, file)), build, version };
}

/** The public address of a package's built file. */
export function urlOf(name: string, file: string): string {
  return `/assets/${name}/${file}`;
}

/** Reads one release, from memory as long as its file has not changed. */
function releaseReader(root: string, name: string, folder: string, report: (sentence: string) => void): () => Release | undefined {
  const path = join(root, folder, 'dist', 'release.json');
  let stamp: string | undefined;
  let release: Release | undefined;
  return () => {
    const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const found = `${mtimeMs} ${size}`;
    if (found === stamp) return release;
    stamp = found;
    release = readRelease(path, name);
    if (!release && name !== 'shell') report(`${folder} has no readable release (${path}): its screens are unavailable until it is built.`);
    return release;
  };
}

function readRelease(path: string, name: string): Release | undefined {
  try {
    const release = releaseSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return release.name === name ? release : undefined;
  } catch {
    return undefined;
  }
}
