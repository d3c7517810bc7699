import path from 'node:path';
import { PACKAGES } from '../../server/src/releases/liveReleases';
import { createBuildRepositoryReader, type StoredRelease } from '../../server/src/releases/buildRepository';
import { goLiveAlone } from '../../server/src/releases/pointers';
import { publishBuild } from '../../server/src/cli/releases/publishBuild';
import { folderOf } from '../../server/src/releases/buildFolder';
import { changePointers } from '../../server/src/releases/registryFile';
import { repository } from '../store';
import type { Builds, Generation } from './cells';

/** A releases folder with both generations. */
export interface Stage {
  folder: string;
  builds: Record<Generation, Builds>;
  remotes: string[];
}

/** Publishes the builds of this tree, and the previous ones from another releases folder, to one releases folder. */
export async function openStage(folder: string, previous: string): Promise<Stage> {
  const { registry } = createBuildRepositoryReader(previous, fail)();
  const packageNames = PACKAGES.map(({ name }) => name);
  const builds = { N: new Map<string, string>(), 'N-1': new Map<string, string>() };
  for (const { name, folder: packageFolder } of PACKAGES) {
    const { build } = await publishBuild(folder, path.join(repository, packageFolder, 'dist'));
    // a new remote has only one build
    const [previousBuild = build] = Object.keys(registry.packages[name]?.builds ?? {});
    if (previousBuild !== build) await publishBuild(folder, folderOf(previous, name, previousBuild));
    builds.N.set(name, build);
    builds['N-1'].set(name, previousBuild);
  }
  const { find } = createBuildRepositoryReader(folder, fail)();
  const readReleases = (generation: Map<string, string>) =>
    new Map(
      [...generation].flatMap(([name, build]) => {
        const release = find(name, build);
        return release ? [[name, release] as const] : [];
      }),
    );
  return {
    folder,
    builds: { N: readReleases(builds.N), 'N-1': readReleases(builds['N-1']) },
    remotes: packageNames.filter((name) => name !== 'shell'),
  };
}

/** Makes a composition live. */
export async function goLiveTogether({ folder }: Stage, composition: StoredRelease[]): Promise<void> {
  for (const { name, build } of composition)
    await changePointers(folder, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
