import type { Config } from '../config/config';
import { reportsOf, type Reports } from '../api/reports/reports';
import { PREVIEW_HOURS } from '../publishing/folderTarget';
import { previewLink } from '../publishing/previewLink';
import type { LiveReleases } from '../releases/liveReleases';
import { readSourceMap } from '../releases/sourceMap';
import { describeLog } from './auditLog';
import type { Unsigned } from './connectTeam';
import type { Question } from './statement';

/** What a question is answered from. */
export interface Desk {
  config: Config;
  readLive(): LiveReleases;
  readReports(): Promise<Reports>;
}

/** What is said to a question: a link, the text of the log, a source map as JSON, or reports. */
export type Answer = Partial<Record<'preview' | 'log' | 'map', string> & { reports: Reports }>;

/** Answers a question about packages. Throws a `ReleaseError` if a build that a preview names is not published. */
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
      return { map: readSourceMap(readLive(), name, build, file) };
    case 'log':
      return { log: describeLog(config.releasesDir, { team }) };
    case 'upload':
      return {};
  }
}
