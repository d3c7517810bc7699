import type { StoredRelease } from '../../releases/repository/buildRepository';

/** A remote's build as the browser sees it: the URL of its entry, which references its other files. `entry` is null without a readable release. */
export interface RemoteBuild {
  entry: string | null;
  /** Subresource integrity of the entry. */
  integrity: string | null;
  build: string | null;
  version: string | null;
}

/** The build of a release; one without a readable release has no entry. */
export function toBuild(release: Partial<StoredRelease> = {}): RemoteBuild {
  const { name = '', entry, build = null, version = null, files = {} } = release;
  if (!entry) return { entry: null, integrity: null, build, version };
  return { entry: urlOf({ name, file: entry }), integrity: files[entry] ?? null, build, version };
}

/** Public URL of a built file. It has no build id, because file names are hashed and equal files of two builds share a cache entry. */
export function urlOf({ name, file }: { name: string; file: string }): string {
  return `/assets/${name}/${file}`;
}
