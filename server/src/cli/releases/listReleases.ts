import { PACKAGES, type BuildFolders } from '../../releases/liveReleases';
import { createLocalBuildReader } from '../../releases/localBuild';
import type { ListedBuild, Pointers } from '../../releases/registrySchema';
import { readRegistryFile } from '../../releases/registryFile';

/** A paragraph per package: its live build, since when, and its rollback targets. */
export function listReleases({ root, releasesDir }: BuildFolders): string {
  const { packages } = readRegistryFile(releasesDir);
  return PACKAGES.map(({ name, folder }) => {
    const pointers = packages[name];
    if (pointers?.live) return lines(name, pointers).join('\n');
    const working = createLocalBuildReader(root, name, folder, () => undefined)();
    return `${name}\n  live      ${working ? `${working.version} (${working.build}), ${folder}/dist as it is: never released` : 'nothing'}`;
  }).join('\n\n');
}

function lines(name: string, { live, canary, past, builds }: Pointers): string[] {
  const told = (build: string) => `${builds[build]?.version} (${build})${fateOf(builds[build])}`;
  const pointed = new Set([live?.build, canary?.build, ...past]);
  const others = Object.keys(builds).filter((build) => !pointed.has(build));
  return [
    name,
    ...(live
      ? [
          `  live      ${told(live.build)} since ${moment(live.since)}${builds[live.build]?.journeys === 'skipped' ? ', journeys not walked' : ''}`,
        ]
      : []),
    ...(canary
      ? [
          `  at ${String(canary.share).padStart(2)} %   ${told(canary.build)} since ${moment(canary.since)}, see it at /?preview=${name}@${canary.build}`,
        ]
      : []),
    ...(past.length > 0 ? [`  back to   ${[...past].reverse().map(told).join(', ')}`] : []),
    ...(others.length > 0 ? [`  published ${others.map(told).join(', ')}`] : []),
  ];
}

/** Why a build was rolled back automatically, if it was. */
function fateOf(listed: ListedBuild | undefined): string {
  if (!listed?.withdrawn) return '';
  const { at, failed, of } = listed.withdrawn;
  return `, withdrawn ${moment(at)}: it failed ${failed} of ${of} shoppers`;
}

/** A timestamp to the minute, in UTC. */
function moment(since: string): string {
  return `${since.slice(0, 16).replace('T', ' ')} UTC`;
}
