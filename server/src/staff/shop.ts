import { z } from 'zod';
import { changePolicy, selectPolicy } from '../catalog/storePolicy';
import { toEntry } from '../database/auditLog';
import { readBody } from '../http/readBody';
import type { Action } from './action';
import { listQuery, readList } from './readList';

const cents = z.number().int().min(0).max(1_000_000_00);
const policyChange = z
  .object({
    tax: cents.max(100_000),
    shipping: cents,
    freeFrom: cents,
    maxPieces: cents.min(1).max(999),
    maxSubtotal: cents,
  })
  .partial();
const logQuery = listQuery.pick({ page: true }).extend({ subject: listQuery.shape.search });

export const shopActions = {
  'GET /api/admin/policy': async ({ database }) => ({ policy: await selectPolicy(database) }),
  'POST /api/admin/policy': async ({ database }, { body }, operator) => {
    const { changes } = await changePolicy(database, { operator, ...readBody(policyChange, body) });
    return { policy: await selectPolicy(database), changes };
  },
  'GET /api/admin/audit-log': ({ database }, { query }) => {
    const { subject, page } = readBody(logQuery, query);
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
  },
} satisfies Record<string, Action>;
