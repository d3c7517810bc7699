import type { StorePolicy } from '@glow/shared/policy';
import { POLICY_FIELDS, type ErrorRow, type ReleaseRow } from '@glow/shared/staff';
import { z } from 'zod';
import { changePolicy, readPolicy } from '../shop/policy/storePolicy';
import { LOG_FIELDS } from '../shop/auditLog';
import type { Queryable } from '../base/database/Database';
import { columns, isoTime, readItems } from '../base/database/readItems';
import type { LiveReleases } from '../releases/repository/liveReleases';
import { type Action, EARLIER_PAGE, withBody, withQuery } from './action';
import { listQuery, readList } from './readList';

function bounded(name: keyof StorePolicy) {
  const { label, unit, min, max } = POLICY_FIELDS[name];
  const message = `${label}: from ${min} to ${max}.`;
  return z
    .int('This has too many decimals.')
    .min(min * unit, message)
    .max(max * unit, message)
    .optional();
}

const policyChange = z.strictObject({
  tax: bounded('tax'),
  shipping: bounded('shipping'),
  freeFrom: bounded('freeFrom'),
  maxPieces: bounded('maxPieces'),
  maxSubtotal: bounded('maxSubtotal'),
  version: z.string(EARLIER_PAGE).max(100),
});
const MAX_ERRORS = 100;
const SUBJECT_NAME =
  'coalesce((select email from accounts where id = subject), (select name from products where id = subject))';

const logQuery = listQuery.pick({ page: true, after: true }).extend({ subject: listQuery.shape.search });

export const shopActions = {
  'GET /api/admin/policy': ({ database }) => readPolicy(database),
  'POST /api/admin/policy': withBody(policyChange, ({ database }, change, operator) =>
    changePolicy(database, { operator, ...change }),
  ),
  'GET /api/admin/audit-log': withQuery(logQuery, ({ database }, { subject, ...place }) => {
    const named = `select $1 union all select id from accounts where email = lower($1) union all select id from products where name = $1`;
    const found = `select id, created_at as at from audit_log where $1 = '' or subject = any(array(${named}))`;
    const [joined, fields] = ['join audit_log using (id)', { ...LOG_FIELDS, name: SUBJECT_NAME }];
    return readList(database, { found, rank: 'at', id: 'id', fields, joined, params: [subject] }, place);
  }),
  'GET /api/admin/releases': async ({ liveReleases }) => ({
    releases: liveReleases ? releaseRows(liveReleases()) : [],
  }),
  'GET /api/admin/errors': async ({ database }) => ({ errors: await readErrors(database) }),
} satisfies Record<string, Action>;

function releaseRows({ packages, repository }: LiveReleases): ReleaseRow[] {
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
function readErrors(database: Queryable): Promise<ErrorRow[]> {
  const fields = {
    ...columns('build', 'phase', 'message'),
    package: 'remote',
    count: 'sum(count)',
    firstAt: isoTime('min(created_at)'),
    lastAt: isoTime('max(seen_at)'),
  };
  const group = 'remote, build, phase, message';
  const latest = `from page_errors group by ${group} order by max(seen_at) desc, ${group} limit ${MAX_ERRORS}`;
  return readItems<ErrorRow>(database, fields, latest, []);
}
