import type { StoredRelease } from '../repository/buildRepository';
import type { BuildFolders } from '../repository/liveReleases';
import type { CheckName, Packages, Pointers, Provenance } from '../repository/registrySchema';

/** How builds are published, and their description. */
export interface Publication {
  /** Percentage of shoppers who get the build at first; all if omitted. */
  share?: number;
  /** Checks that were not run. */
  skipped: CheckName[];
  provenance: Provenance;
  /** Whether a running canary may be ended. */
  endCanary?: boolean;
  /** Makes the builds live for nobody. */
  publishOnly?: boolean;
}

/** A published build that is live for nobody, and a link that shows it. */
export interface PublishedOnly {
  preview?: string;
}

/** A place that builds are released to. All methods throw a `ReleaseError` with the reasons of a refusal. */
export interface ReleaseTarget {
  /** The folder of the builds that are live there, to check others against. */
  folders: BuildFolders;
  /** The pointers of every package. */
  packages(): Packages;
  /** Before the first release of packages, publishes the builds that are served until then, so that a rollback has a target. */
  prepare(names: string[]): Promise<void>;
  /** Publishes builds that were checked, and moves their pointers in one change. */
  publish(candidates: StoredRelease[], publication: Publication): Promise<PublishedOnly>;
  /** Makes the canary live for all, or for `share` percent of shoppers. */
  promote(name: string, share?: number): Promise<Pointers>;
  /** Ends the canary, or makes the previous or the named build live. */
  rollBack(name: string, build: string | undefined): Promise<Pointers>;
  /** Takes a package out of the store, of which all builds stay published. */
  retire(name: string): Promise<Pointers>;
}
