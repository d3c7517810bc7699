import type { BuildFolders } from '../../../releases/repository/liveReleases';
import { createLocalBuildReader } from '../../../releases/repository/localBuild';
import { packageCalled, packageNames } from '../../../base/config/project';
import type { ListedBuild, Pointers, RegistryFile } from '../../../releases/repository/registrySchema';
import { readRegistryFile } from '../../../releases/repository/registryFile';
import { toMinute } from '../text';

/** A paragraph per package: its live build, since when, and its rollback targets. */
export function listReleases(
  { project, releasesDir }: BuildFolders,
  packages: RegistryFile['packages'] = readRegistryFile(releasesDir).packages,
): string {
  return packageNames(project, packages)
    .map((name) => {
      const pointers = packages[name];
      const off = (pointers?.off ?? []).map((what) => `\n  off       ${what}`).join('');
      const more = pointers?.backends?.length ? `${off}\n  may connect to ${pointers.backends.join(', ')}` : off;
      if (pointers?.live) return linesOf(name, pointers).join('\n') + more;
      const folder = packageCalled(project, name)?.folder;
      const localBuild = folder && createLocalBuildReader(project.root, name, folder, () => undefined)();
      return `${name}\n  live      ${localBuild ? `${localBuild.version} (${localBuild.build}), ${folder}/dist as it is: never released` : 'nothing'}${more}`;
    })
    .join('\n\n');
}

function linesOf(name: string, { live, canary, past, builds, unpublished = {} }: Pointers): string[] {
  const describe = (build: string) => `${builds[build]?.version} (${build})${withdrawalOf(builds[build])}`;
  const pointed = new Set([live?.build, canary?.build, ...past]);
  const gone = Object.entries(unpublished);
  const others = Object.keys(builds).filter((build) => !pointed.has(build));
  const lines = [
    name,
    live && `  live      ${describe(live.build)} since ${toMinute(live.since)}${aboutBuild(builds[live.build])}`,
    canary &&
      `  at ${String(canary.share).padStart(2)} %   ${describe(canary.build)} since ${toMinute(canary.since)}${aboutBuild(builds[canary.build])}, see it at /?preview=${name}@${canary.build}`,
    past.length > 0 && `  back to   ${[...past].reverse().map(describe).join(', ')}`,
    others.length > 0 && `  published ${others.map(describe).join(', ')}`,
    gone.length > 0 &&
      `  unpublished ${gone.map(([build, { version, at }]) => `${version} (${build}) ${toMinute(at)}`).join(', ')}`,
  ];
  return lines.filter((line) => typeof line === 'string');
}

function aboutBuild(listed: ListedBuild | undefined): string {
  const { commit, by, note, journeys, skipped = journeys === 'skipped' ? ['journeys'] : [] } = listed ?? {};
  return [
    commit && `commit ${commit}`,
    by && `by ${by}`,
    note && `"${note}"`,
    skipped.length > 0 && `not checked: ${skipped.join(', ')}`,
  ]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}

/** Why a build was rolled back automatically; empty if it was not. */
function withdrawalOf(listed: ListedBuild | undefined): string {
  if (!listed?.withdrawn) return '';
  const { at, failed, of, evidence = `it failed ${failed} of ${of} shoppers` } = listed.withdrawn;
  return `, withdrawn ${toMinute(at)}: ${evidence}`;
}
