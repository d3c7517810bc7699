import type { CheckName, ListedBuild, Packages, Pointers, Provenance } from './registrySchema';
import { ReleaseError } from '../../base/errors/errors';

export const noPointers: Pointers = { past: [], builds: {} };

export function withChanged<Named extends { name: string }>(
  packages: Packages,
  named: readonly Named[],
  change: (pointers: Pointers, one: Named) => Pointers,
): Packages {
  const changed = named.map((one) => [one.name, change(packages[one.name] ?? noPointers, one)]);
  return { ...packages, ...Object.fromEntries(changed) };
}

/** Throws a `ReleaseError` if a build is listed already, because published builds are immutable. */
export function requireUnlisted({ builds, canary }: Pointers, build: string, name = '<package>'): void {
  if (!builds[build]) return;
  const wayOn =
    canary?.build === build
      ? `It is at ${canary.share} of 100 shoppers: \`npm run promote -- ${name} --share\` changes that.`
      : `Change something, or make it live again: \`npm run rollback -- ${name} ${build}\`.`;
  throw new ReleaseError([`GLOW-246 409 Conflict: the build ${build} is published and never changes. ${wayOn}`]);
}

/** Throws a `ReleaseError` if there is a canary, which a release would end. */
export function requireNoCanary(name: string, { canary }: Pointers): void {
  if (canary)
    throw new ReleaseError([
      `GLOW-247 ${name} has the build ${canary.build} at ${canary.share} of 100 shoppers since ${canary.since}, and this release would end it. Ask whose it is; --end-canary releases all the same.`,
    ]);
}

/** As it is listed now, if these checks were skipped. */
export function listedNow(build: Pick<ListedBuild, 'version' | 'integrity'> & Provenance, skipped: CheckName[]) {
  const journeys: ListedBuild['journeys'] = skipped.includes('journeys') ? 'skipped' : 'passed';
  return { published: new Date().toISOString(), journeys, skipped, ...build };
}

/** Throws a `ReleaseError` if the build is listed already. An unpublished build may be listed again. */
export function list(pointers: Pointers, build: string, listed: ListedBuild): Pointers {
  requireUnlisted(pointers, build);
  const { builds, unpublished } = pointers;
  const stillUnpublished = Object.entries(unpublished ?? {}).filter(([other]) => other !== build);
  return {
    ...pointers,
    builds: { ...builds, [build]: listed },
    unpublished: unpublished && Object.fromEntries(stillUnpublished),
  };
}

/** The former live build becomes the rollback target. */
export function goLive(pointers: Pointers, build: string, since: string): Pointers {
  const { live, past } = pointers;
  if (live?.build === build) return { ...pointers, canary: undefined };
  return {
    ...pointers,
    canary: undefined,
    live: { build, since },
    past: [...past, ...(live ? [live.build] : [])].filter(
      (old, at, all) => old !== build && all.lastIndexOf(old) === at,
    ),
  };
}

/** Without a rollback target, a failure in a trial run is not hidden by a fallback. */
export function goLiveAlone({ builds, backends }: Pointers, build: string, since: string): Pointers {
  return { live: { build, since }, past: [], builds, backends };
}

export function startCanary(pointers: Pointers, build: string, share: number, since: string): Pointers {
  if (!pointers.live) throw new ReleaseError(['GLOW-248 Nothing is live for the others: release without --share.']);
  return { ...pointers, canary: { build, share, since } };
}

/** Makes the canary live for all shoppers, or for `share` percent of them. */
export function promote(pointers: Pointers, since: string, share?: number): Pointers {
  const { canary } = pointers;
  if (!canary) throw new ReleaseError(['GLOW-249 There is no build at a share of shoppers that could be promoted.']);
  return share ? { ...pointers, canary: { ...canary, share } } : goLive(pointers, canary.build, since);
}

/** Makes a named build live, from now on; without a name it ends the canary, or goes back to the previous build. */
export function rollBack(pointers: Pointers, build: string | undefined, since: string): Pointers {
  const { canary, past, builds } = pointers;
  if (build && !builds[build])
    throw new ReleaseError([`GLOW-250 There is no published build ${build}: \`npm run glow -- releases\` lists all.`]);
  if (!build && canary) return { ...pointers, canary: undefined };
  const target = build ?? past.at(-1);
  if (!target) throw new ReleaseError(['GLOW-251 There is nothing to go back to. `retire` takes it out of the store.']);
  return { ...pointers, canary: undefined, live: { build: target, since }, past: past.filter((old) => old !== target) };
}

/** Takes a package out of the store; a rollback brings it back. */
export function retire({ live, ...pointers }: Pointers): Pointers {
  if (!live) throw new ReleaseError(['GLOW-252 No build of it is live.']);
  return { ...pointers, canary: undefined, past: [...pointers.past.filter((old) => old !== live.build), live.build] };
}

/** Replaces a failing canary by the live build, and a failing live build by `lastGood`, if there is one. */
export function withdraw(
  pointers: Pointers,
  build: string,
  lastGood: string | undefined,
  verdict: NonNullable<ListedBuild['withdrawn']>,
): Pointers {
  const { canary, live, past, builds } = pointers;
  const listed = builds[build];
  if (!listed) return pointers;
  const marked = { ...builds, [build]: { ...listed, withdrawn: verdict } };
  if (canary?.build === build) return { ...pointers, canary: undefined, builds: marked };
  if (live?.build !== build || !lastGood) return pointers;
  return {
    ...pointers,
    live: { build: lastGood, since: verdict.at },
    past: past.filter((old) => old !== lastGood),
    builds: marked,
  };
}
