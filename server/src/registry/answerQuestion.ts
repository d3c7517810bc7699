import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../base/config/config';
import { reportsOf, type Reports } from '../web/reports/reports';
import { PREVIEW_HOURS, previewLink } from '../releases/publishing/folderTarget';
import type { LiveReleases } from '../releases/repository/liveReleases';
import { attempt } from '../base/system/attempt';
import { describeLog } from './publicationLog';
import type { Unsigned, Answer } from './registryClient';
import type { Question } from './statement';

interface Desk {
  config: Config;
  readLive(): LiveReleases;
  readReports(): Promise<Reports>;
}

/** Throws a `ReleaseError` if a preview names a build that is not published. */
export async function answerQuestion(
  { config, readLive, readReports }: Desk,
  { action, packages, file = '', hours = PREVIEW_HOURS }: Unsigned<Question>,
  team?: string,
): Promise<Answer> {
  const [{ name, build = '' } = { name: '' }] = packages;
  switch (action) {
    case 'preview':
      return { preview: previewLink(config, new Map(packages.map((one) => [one.name, one.build ?? ''])), hours) };
    case 'errors':
      return { reports: reportsOf(await readReports(), name) };
    case 'source-map':
      return { map: mapOf(readLive(), name, build, `${file}.map`) };
    case 'log':
      return { log: describeLog(config.releasesDir, { team }) };
    case 'upload':
      return {};
  }
}

/** A source map of a published build, or of a live build that was never released; undefined if there is none. */
function mapOf({ packages, repository }: LiveReleases, name: string, build: string, file: string): string | undefined {
  const live = packages.find((found) => found.name === name)?.live;
  const { maps = {}, dist = '' } = repository.find(name, build) ?? (live?.build === build ? live : {});
  return Object.hasOwn(maps, file) ? attempt(() => readFileSync(join(dist, file), 'utf8')) : undefined;
}
