import type { ErrorRow, ReleaseRow } from '@glow/shared/staff';
import type { Queryable } from '../base/database/Database';
import type { LiveReleases } from '../releases/repository/liveReleases';
import type { Action } from './action';
import { timeOf } from './readList';

const MOST_ERRORS = 100;

export const releaseActions = {
  'GET /api/admin/releases': async ({ liveReleases }) => ({ releases: liveReleases ? rowsOf(liveReleases()) : [] }),
  'GET /api/admin/errors': async ({ database }) => ({ errors: await readErrors(database) }),
} satisfies Record<string, Action>;

function rowsOf({ packages, repository }: LiveReleases): ReleaseRow[] {
  return packages.map(({ name, live, canary }) => {
    const pointers = repository.registry.packages[name];
    return {
      package: name,
      build: live?.build,
      version: live?.version,
      since: pointers?.live?.since,
      canary: canary && { build: canary.release.build, version: canary.release.version, share: canary.share },
      isOff: Boolean(pointers?.off?.length),
    };
  });
}

/** The errors of pages within 28 days, of all compositions and browsers, the latest first. */
async function readErrors(database: Queryable): Promise<ErrorRow[]> {
  const rows = await database.query(
    `select remote as package, build, phase, message, sum(count)::bigint as count, min(created_at) as first_at, max(seen_at) as last_at
     from page_errors group by remote, build, phase, message order by last_at desc, remote, build, phase, message limit ${MOST_ERRORS}`,
    [],
  );
  return rows.map(({ first_at: first, last_at: last, ...row }) => ({
    ...(row as unknown as Omit<ErrorRow, 'firstAt' | 'lastAt'>),
    firstAt: timeOf(first),
    lastAt: timeOf(last),
  }));
}
