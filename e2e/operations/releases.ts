import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPackage } from '../../tools/build/packages.js';
import { publishBuild } from '../../server/src/publishing/publishBuild';
import { goLive } from '../../server/src/releases/pointers';
import { changePointers } from '../../server/src/releases/registryFile';
import { repository } from '../store';

let count = 0;

/** Publishes what is built of a package under a new build id, and returns the id. */
export async function publishAnew(releases: string, name: string): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'glow-build-'));
  cpSync(path.join(repository, findPackage(name).folder, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  release.build = `again${(count += 1)}`;
  writeFileSync(file, JSON.stringify(release));
  await publishBuild(releases, dist);
  rmSync(dist, { recursive: true });
  return release.build;
}

/** Publishes a build of a package as `publishAnew` does, and makes it live. */
export async function releaseAnew(releases: string, name: string): Promise<string> {
  const build = await publishAnew(releases, name);
  await changePointers(releases, name, (pointers) => goLive(pointers, build, new Date().toISOString()));
  return build;
}
