import type { StoredRelease } from '../../releases/repository/buildRepository';

/** A remote's build in the browser. `entry` is a URL; null without a readable release. */
export interface RemoteBuild {
  entry: string | null;
  /** Subresource integrity of the entry. */
  integrity: string | null;
  build: string | null;
  version: string | null;
}

/** Without a readable release there is no entry. */
export function toBuild(release: Partial<StoredRelease> = {}): RemoteBuild {
  const { name = '', entry, build = null, version = null, files = {} } = release;
  if (!entry) return { entry: null, integrity: null, build, version };
  return { entry: urlOf({ name, file: entry }), integrity: files[entry] ?? null, build, version };
}

/** Without a build id, because file names are hashed, and equal files of two builds share a cache entry. */
export function urlOf({ name, file }: { name: string; file: string }): string {
  return `/assets/${name}/${file}`;
}
