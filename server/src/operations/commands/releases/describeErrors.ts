import { sourceAt } from '@glow/shared/source-text';
import type { PageError } from '../../../web/reports/pageErrors';
import type { Reports } from '../../../web/reports/reports';
import { toMinute } from '../text';

/** The errors of a package within 28 days, the most frequent first, with the source lines that the registry knows. */
export async function describeErrors(
  name: string,
  { failures, kept }: Pick<Reports, 'failures' | 'kept'>,
  readMap: (build: string, file: string) => Promise<string | undefined>,
): Promise<string> {
  const maps = new Map<string, Promise<string | undefined>>();

  /** The place in the sources where an error was thrown, else the frames of its stack. */
  async function placeOf({ build, frames }: PageError): Promise<string> {
    for (const frame of frames) {
      const [, owner, file = '', line, column] =
        /\/assets\/([\w-]+)\/([\w.~/-]+):([1-9]\d*):([1-9]\d*)/.exec(frame) ?? [];
      if (owner !== name) continue;
      const key = `${build} ${file}`;
      maps.set(key, maps.get(key) ?? readMap(build, file));
      const map = await maps.get(key);
      const source = map && sourceAt(map, { line: Number(line), column: Number(column) });
      if (source) return source;
    }
    return frames.join('\n');
  }

  const found = new Map<string, PageError[]>();
  for (const error of failures) {
    const key = [`${error.message} (${error.phase})`, await placeOf(error)].join('\n');
    found.set(key, [...(found.get(key) ?? []), error]);
  }
  if (found.size === 0) return `No page has reported an error of ${name} within 28 days.`;
  const shown = kept.at(-1)?.figures.filter((figure) => figure.name === 'shown') ?? [];
  const shownOf = (rows: PageError[]) => sum(shown.filter((one) => rows.some(({ build }) => build === one.build)));
  return [...found]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([text, rows]) => {
      const [title, ...place] = text.split('\n');
      const first = toMinute(Math.min(...rows.map(({ createdAt }) => createdAt)));
      const last = toMinute(Math.max(...rows.map(({ seenAt }) => seenAt)));
      return [
        `${title}: ${counted(sum(rows), 'time')}, first ${first}, last ${last}, in builds that ${counted(shownOf(rows), 'page')} showed`,
        `builds ${countsOf(rows, 'build')}; ${countsOf(rows, 'browser')}`,
        ...place,
      ].join('\n  ');
    })
    .join('\n\n');
}

const sum = (rows: { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** `Chrome 141 (10), Firefox 140 (2)`. */
function countsOf(rows: PageError[], field: 'build' | 'browser'): string {
  const values = [...new Set(rows.map((row) => row[field]))];
  return values.map((value) => `${value} (${sum(rows.filter((row) => row[field] === value))})`).join(', ');
}
