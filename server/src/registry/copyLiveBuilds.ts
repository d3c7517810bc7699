import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchBuild } from '../releases/fetchBuild';
import { folderOf } from '../releases/buildFolder';
import { REGISTRY, writeAtomically } from '../releases/registryFile';
import type { Pointers } from '../releases/registrySchema';
import type { RegistryClient, RegistryState } from './registryClient';

/** Makes a folder a releases folder with the live builds and canaries of a registry service, and no others. Files that are there are not fetched again. */
export async function copyLiveBuilds(
  { url, headers }: RegistryClient,
  { packages }: RegistryState,
  folder: string,
): Promise<void> {
  const served = Object.entries(packages).map(([name, pointers]) => [name, withServedBuilds(pointers)] as const);
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

function withServedBuilds({ live, canary, builds, backends }: Pointers): Pointers {
  const served = Object.entries(builds).filter(([build]) => build === live?.build || build === canary?.build);
  return { live, canary, past: [], builds: Object.fromEntries(served), backends };
}
