import path from 'node:path';
import { STORE } from '@glow/server/base';
import {
  type StoredRelease,
  changePointers,
  createBuildRepositoryReader,
  goLiveAlone,
  publishBuild,
} from '@glow/server/releases';
import { repository } from '../store';

/** A published build, and the newest generation that has it: 0 for this tree, 1 for the release before it. */
export interface Published {
  release: StoredRelease;
  generation: number;
}

/** A releases folder with the builds of all generations: of each package, the newest first, equal builds once. */
export interface Stage {
  folder: string;
  packages: { name: string; builds: Published[] }[];
}

/** Publishes this tree's builds, and earlier releases' builds from their folders, to one releases folder. */
export async function openStage(folder: string, previous: string[]): Promise<Stage> {
  const registries = previous.map((from) => createBuildRepositoryReader(from, fail)().registry);
  const generations = new Map<string, Map<string, number>>();
  for (const { name, folder: packageFolder } of STORE.packages) {
    const { build: own } = await publishBuild(folder, path.join(repository, packageFolder, 'dist'));
    const builds = new Map([[own, 0]]);
    for (const [index, registry] of registries.entries()) {
      // a remote that is newer than that release has none
      for (const build of Object.keys(registry.packages[name]?.builds ?? {})) {
        if (builds.has(build)) continue;
        await publishBuild(folder, path.join(previous[index] ?? '', name, build));
        builds.set(build, index + 1);
      }
    }
    generations.set(name, builds);
  }
  const { find } = createBuildRepositoryReader(folder, fail)();
  const packages = [...generations].map(([name, builds]) => ({
    name,
    builds: [...builds].map(([build, generation]) => ({
      release: find(name, build) ?? fail(`${name} ${build} is not published`),
      generation,
    })),
  }));
  return { folder, packages };
}

/** Makes a composition live. */
export async function goLiveTogether({ folder }: Stage, composition: StoredRelease[]): Promise<void> {
  for (const { name, build } of composition)
    await changePointers(folder, name, (pointers) => goLiveAlone(pointers, build, new Date().toISOString()));
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
