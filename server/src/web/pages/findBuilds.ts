import { buildsIn, compositionId } from '@glow/shared/remotes';
import type { LiveReleases } from '../../releases/repository/liveReleases';

/** Undefined if a build is neither published nor live. A remote that is newer than the id has no build. */
export function findBuilds(live: LiveReleases, id: string): ReadonlyMap<string, string> | undefined {
  const builds = buildsIn(id);
  const found = live.packages.slice(0, builds.length).map(({ name, live: release }, index) => {
    const build = builds[index] ?? '';
    const isListed = live.repository.find(name, build) !== undefined;
    return { name, build, isListed, isServed: isListed || ['0', compositionId([release?.build])].includes(build) };
  });
  if (found.some(({ isServed }) => !isServed)) return undefined;
  return new Map(found.flatMap(({ name, build, isListed }) => (isListed ? [[name, build]] : [])));
}
