import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changePointers, goLive, goLiveAlone, publishBuild } from '@glow/server/releases';
import { findPackage, packages } from '../tools/build/packages.js';
import { badFiles, type Change } from './badFiles';
import { expect } from './fixtures';
import { liveBuild } from './registry';
import { repository, type Store } from './store';

/** Publishes the packages' own builds to a store and makes them live; returns their ids by package. */
export async function publishOwnBuilds({ releasesFolder }: Store): Promise<Map<string, string>> {
  const builds = new Map<string, string>();
  for (const { name, folder } of packages) {
    const { build } = await publishBuild(releasesFolder, path.join(repository, folder, 'dist'));
    builds.set(name, build);
  }
  for (const [name, build] of builds)
    await changePointers(releasesFolder, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
  return builds;
}

/** Publishes a bad build of a remote, for browser and server, without making it live. Its id has twelve characters. */
export async function publishBadBuild({ releasesFolder }: Store, remote: string, badBuild: string, change: Change) {
  const dist = path.join(repository, findPackage(remote).folder, 'dist');
  const { release, contents, withNewNames } = badFiles(remote, badBuild, change);
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-bad-'));
  for (const file of Object.keys(release.files))
    if (!contents.has(withNewNames(file))) cpSync(path.join(dist, file), path.join(folder, file));
  for (const [file, content] of contents) writeFileSync(path.join(folder, file), content);
  writeFileSync(path.join(folder, 'release.json'), withNewNames(readFileSync(path.join(dist, 'release.json'), 'utf8')));
  const published = await publishBuild(releasesFolder, folder);
  rmSync(folder, { recursive: true, force: true });
  return published;
}

/** Adds code to a file of a published build, which has another hash then. */
export function tamper({ releasesFolder }: Store, remote: string, build: string, file: string): void {
  const name = path.join(releasesFolder, remote, build, file);
  writeFileSync(name, `${readFileSync(name, 'utf8')};globalThis.isTampered = true;`);
  for (const variant of [`${name}.br`, `${name}.gz`]) if (existsSync(variant)) rmSync(variant);
}

/** Makes a build live and waits until it is served; `before` is the build to go back to, if there is one. */
export async function makeLive(store: Store, remote: string, build: string, before?: string): Promise<void> {
  const since = new Date().toISOString();
  await changePointers(store.releasesFolder, remote, (pointers) =>
    before ? goLive(goLiveAlone(pointers, before, since), build, since) : goLiveAlone(pointers, build, since),
  );
  await expect.poll(() => liveBuild(store, remote)).toBe(build);
}
