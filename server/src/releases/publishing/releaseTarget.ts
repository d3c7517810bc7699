import type { StoredRelease } from '../repository/buildRepository';
import type { BuildFolders, LiveReleases } from '../repository/liveReleases';
import type { CheckName, Packages, Pointers, Provenance } from '../repository/registrySchema';

export interface Publication {
  /** Percentage of shoppers who get the build at first; all if omitted. */
  share?: number;
  skipped: CheckName[];
  provenance: Provenance;
  /** Whether it may end a running canary. */
  endCanary?: boolean;
  /** Publishes the builds without making them live. */
  publishOnly?: boolean;
}

/** `preview` is a link to the published builds if they are not live. */
export interface PublishedOnly {
  preview?: string;
}

/** A place for releases. All methods throw a `ReleaseError` with the reasons of a refusal. */
export interface ReleaseTarget {
  /** The live builds there, to check others against. */
  folders: BuildFolders;
  /** As they were when `prepare` was called. */
  packages(): Packages;
  /** Gets the published `builds` that will go live, and publishes what is served before a first release. */
  prepare(names: string[], builds?: string[]): Promise<void>;
  /** Why the first page of a build cannot be rendered beside the live ones; empty if only `publish` finds out. */
  renderProblems(candidates: StoredRelease[], live: LiveReleases): Promise<string[]>;
  /** Publishes checked builds that are not listed yet, and moves the pointers of all in one change. */
  publish(candidates: StoredRelease[], publication: Publication): Promise<PublishedOnly>;
  /** Makes the canary live for all, or for `share` percent of shoppers. */
  promote(name: string, share?: number): Promise<Pointers>;
  /** Ends the canary, or makes the previous or the named build live. */
  rollBack(name: string, build: string | undefined): Promise<Pointers>;
  /** Takes a package out of the store; its builds stay published. */
  retire(name: string): Promise<Pointers>;
}
