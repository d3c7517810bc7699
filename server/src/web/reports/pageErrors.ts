import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../base/database/Database';
import { createPendingCounts } from './pendingCounts';
import type { Report } from './reportSchema';

/** Rows of a build: if it fails in a hundred ways, that is one fault, or an attack. */
const MAX_ROWS = 500;

/** Rows of a package that are read, so that no package hides another. */
const MAX_READ = 1000;

const READ = `select remote, build, composition, phase, message, browser, frames::json, count, created_at as "createdAt", seen_at as "seenAt"
  from (select *, row_number() over (partition by remote order by seen_at desc, id) as place from page_errors) as placed
  where place <= ${MAX_READ} order by seen_at desc, id`;

const SAVE = `insert into page_errors as kept
  select (json_populate_record(null::page_errors, sent)).* from (
    select value as sent, is_known, (select count(*) from page_errors where remote = value ->> 'remote' and build = value ->> 'build')
      + row_number() over (partition by value ->> 'remote', value ->> 'build', is_known) as place
    from json_array_elements($1::json), lateral (select exists (select 1 from page_errors where id = value ->> 'id')) as known (is_known)
  ) as placed where is_known or place <= ${MAX_ROWS} order by sent ->> 'id'
  on conflict (id) do update set count = kept.count + excluded.count, seen_at = greatest(kept.seen_at, excluded.seen_at)`;

/** An error of a build in one composition and one kind of browser. */
export interface PageError extends Pick<Report['failures'][number], 'remote' | 'phase' | 'message' | 'frames'> {
  /** Empty if none was live. */
  build: string;
  composition: string;
  /** Name and major version. */
  browser: string;
  count: number;
  /** When it was seen first and last, in milliseconds since 1970. */
  createdAt: number;
  seenAt: number;
}

/** Collects errors in memory and writes them every ten seconds. */
export function createPageErrors(database: Queryable, now: () => number = Date.now) {
  const { add, ...counts } = createPendingCounts(database, SAVE, (key, count) => toRow(key, count, now()));
  return {
    ...counts,
    /** `browser` is what has rendered the page. */
    add({ failures, composition }: Pick<Report, 'failures' | 'composition'>, browser: string) {
      for (const { remote, build, phase, message, frames } of failures)
        add(JSON.stringify([remote, build ?? '', composition ?? '', phase, message, JSON.stringify(frames), browser]));
    },
  };
}

/** The errors of the last 28 days, the latest first, of each package its latest thousand rows. */
export async function readPageErrors(database: Database): Promise<PageError[]> {
  return database.query<PageError>(READ, []);
}

function toRow(key: string, count: number, at: number) {
  const [remote, build, composition, phase, message, frames, browser]: string[] = JSON.parse(key);
  const id = createHash('sha256').update(key).digest('base64url');
  return { id, created_at: at, seen_at: at, remote, build, composition, phase, message, frames, browser, count };
}

/** The names of a `User-Agent`, in this order because a browser also names later ones. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'CriOS', 'FxiOS', 'Firefox', 'Chrome', 'Version'];

/** A browser's name and major version; nothing else of the `User-Agent` is kept. */
export function browserOf(userAgent = ''): string {
  const found = BROWSERS.map((name) => new RegExp(`(${name})\\w*/(\\d+)`).exec(userAgent)).find(Boolean);
  return found ? `${found[1]?.replace('Version', 'Safari')} ${found[2]}` : 'another browser';
}
