import { rmSync } from 'node:fs';
import { ReleaseError } from '../../base/errors/errors';
import { folderOf } from './buildFolder';
import type { Pointers } from './registrySchema';

/** Mirrors hear of unpublished builds for this long. */
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** `targets` can be live again. Throws a `ReleaseError` if the build is served, not listed, or the only target. */
export function unpublish(pointers: Pointers, build: string, targets: readonly string[], now: Date): Pointers {
  const { live, canary, past, builds, unpublished = {} } = pointers;
  const { [build]: listed, ...others } = builds;
  if (!listed)
    throw new ReleaseError([`GLOW-256 There is no published build ${build}: \`npm run glow -- releases\` lists all.`]);
  if (live?.build === build)
    throw new ReleaseError([`GLOW-257 The build ${build} is live: release another one, or roll back, first.`]);
  if (canary?.build === build)
    throw new ReleaseError([`GLOW-258 The build ${build} is at a share of shoppers: promote it, or roll back.`]);
  if (targets.length === 1 && targets[0] === build)
    throw new ReleaseError([`GLOW-259 The build ${build} is the only one to go back to: release another one first.`]);
  const remembered = Object.entries(unpublished).filter(([, { at }]) => now.getTime() - Date.parse(at) < REMEMBERED_MS);
  return {
    ...pointers,
    past: past.filter((old) => old !== build),
    builds: others,
    unpublished: { ...Object.fromEntries(remembered), [build]: { version: listed.version, at: now.toISOString() } },
  };
}

/** Builds that are neither served, nor the latest target, nor among the last `keep` live or `keep` published builds. */
export function prunable({ live, canary, past, builds }: Pointers, keep: number, targets: readonly string[]): string[] {
  const byAge = Object.keys(builds).sort(
    (a, b) => Date.parse(builds[a]?.published ?? '') - Date.parse(builds[b]?.published ?? ''),
  );
  const kept = new Set([live?.build, canary?.build, targets.at(-1), ...past.slice(-keep), ...byAge.slice(-keep)]);
  return byAge.filter((build) => !kept.has(build));
}

export function deleteUnpublished(releases: string, name: string, { unpublished = {} }: Pointers): void {
  for (const build of Object.keys(unpublished))
    rmSync(folderOf(releases, name, build), { recursive: true, force: true });
}
