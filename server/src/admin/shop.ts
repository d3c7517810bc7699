import { z } from 'zod';
import { changePolicy, readPolicy } from '../shop/policy/storePolicy';
import { toEntry } from '../shop/auditLog';
import { type Action, EARLIER_PAGE, withBody, withQuery } from './action';
import { listQuery, readList } from './readList';

const amount = z.number('This must be a number.').int('This has too many decimals.').min(0, 'This cannot be negative.');
const price = amount.max(100_000_00, 'This is at most $100,000.00.');
const policyChange = z
  .strictObject({
    tax: amount.max(100_000, 'The tax is at most 100%.'),
    shipping: price,
    freeFrom: price,
    maxPieces: amount.min(1, 'At least 1 piece.').max(999, 'At most 999 pieces.'),
    maxSubtotal: amount.min(1_00, 'This is at least $1.00.').max(1_000_000_00, 'This is at most $1,000,000.00.'),
  })
  .partial()
  .extend({ version: z.string(EARLIER_PAGE).max(100) });
const logQuery = listQuery.pick({ page: true }).extend({ subject: listQuery.shape.search });

export const shopActions = {
  'GET /api/admin/policy': ({ database }) => readPolicy(database),
  'POST /api/admin/policy': withBody(policyChange, ({ database }, change, operator) =>
    changePolicy(database, { operator, ...change }),
  ),
  'GET /api/admin/audit-log': withQuery(logQuery, ({ database }, { subject, page }) => {
    const found = `select id, created_at from audit_log where $1 = '' or subject = $1`;
    return readList(
      database,
      {
        found,
        order: 'page.created_at desc, page.id',
        columns: ', operator, subject, change, note',
        joined: 'join audit_log using (id)',
        params: [subject],
      },
      page,
      toEntry,
    );
  }),
} satisfies Record<string, Action>;
