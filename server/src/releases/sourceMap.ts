import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../system/attempt';
import type { LiveReleases } from './liveReleases';

/** The source map of a script of a published or live build, as JSON; undefined if there is none. */
export function readSourceMap(
  { packages, repository }: LiveReleases,
  name: string,
  build: string,
  script: string,
): string | undefined {
  const live = packages.find((found) => found.name === name)?.live;
  const release = repository.find(name, build) ?? (live?.build === build ? live : undefined);
  const file = `${script}.map`;
  if (!release || !Object.hasOwn(release.maps, file)) return undefined;
  return attempt(() => readFileSync(join(release.dist, file), 'utf8'));
}
