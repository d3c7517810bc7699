import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPackage } from '../../tools/build/packages.js';
import { changePointers, goLive, publishBuild } from '@glow/server/releases';
import { repository } from '../store';

interface Release {
  server: string;
  files: Record<string, string>;
}

let count = 0;

/** Publishes a copy of a package's build under another id, which is returned; `change` edits the copy first. */
export async function publishCopy(
  releases: string,
  name: string,
  build: string,
  change?: (dist: string, release: Release) => void,
): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'glow-build-'));
  cpSync(path.join(repository, findPackage(name).folder, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'release.json');
  const release: Release = { ...JSON.parse(readFileSync(file, 'utf8')), build };
  change?.(dist, release);
  writeFileSync(file, JSON.stringify(release));
  await publishBuild(releases, dist);
  rmSync(dist, { recursive: true });
  return build;
}

/** Publishes a copy of a package's build under a new id, and returns the id. */
export function publishAnew(releases: string, name: string): Promise<string> {
  return publishCopy(releases, name, `again${(count += 1)}`);
}

/** Publishes a build of a package as `publishAnew` does, and makes it live. */
export async function releaseAnew(releases: string, name: string): Promise<string> {
  const build = await publishAnew(releases, name);
  await changePointers(releases, name, (pointers) => goLive(pointers, build, new Date().toISOString()));
  return build;
}
