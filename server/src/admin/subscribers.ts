import { BACK_IN_STOCK } from '@glow/shared/policy';
import type { SubscriberRow } from '@glow/shared/staff';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { toCell } from '../shop/catalog/import/cells';
import { addToAuditLog } from '../shop/auditLog';
import type { Value } from '../base/database/Database';
import { columns, isoTime, readItems, type ItemFields } from '../base/database/readItems';
import { withoutLimits } from '../base/database/withoutLimits';
import { leaveNewsletter } from '../shop/newsletter/unsubscribe';
import { emailInBody } from '../base/validation/fields';
import { DownloadedFile, type Action, withBody, withQuery } from './action';
import { findWords, listQuery, readList } from './readList';

const leaving = z.strictObject({ email: emailInBody });

/** Readers of the newsletter; other addresses only wait for a product. */
const READERS = `from newsletter_subscribers where source <> '${BACK_IN_STOCK}'`;
const CSV = { quoted_string: true, record_delimiter: 'windows', cast: { boolean: toCell } };
const FIELDS: ItemFields<SubscriberRow> = {
  ...columns('email', 'source'),
  firstName: "coalesce(first_name, '')",
  interests: 'interests::json',
  subscribedAt: isoTime('created_at'),
  isConfirmed: 'confirmed_at is not null',
};
const COLUMNS = ['email', 'firstName', 'interests', 'source', 'subscribedAt', 'isConfirmed'] as const;

export const subscriberActions = {
  'GET /api/admin/newsletter': withQuery(listQuery, async ({ database }, { search, ...place }) => {
    const params: Value[] = [];
    const found = `select * ${READERS} and ${(await findWords(database, search, params))('search')}`;
    return readList(database, { found, rank: 'created_at', id: 'md5(email_key)', fields: FIELDS, params }, place);
  }),
  'POST /api/admin/newsletter/leave': withBody(leaving, async ({ database }, { email }, operator) => {
    await database.transaction(async (transaction) => {
      await leaveNewsletter(transaction, email);
      await addToAuditLog(transaction, [{ operator, subject: 'newsletter', change: 'an address has left' }]);
    });
    return {};
  }),
  'GET /api/admin/newsletter/export': async ({ database }) => {
    const sorted = `${READERS} order by created_at desc, md5(email_key)`;
    const rows = await readItems(withoutLimits(database), FIELDS, sorted, []);
    const content = `\uFEFF${COLUMNS.join(',')}\r\n${stringify(rows.map(toCells), CSV)}`;
    return new DownloadedFile('glow-newsletter.csv', 'text/csv; charset=utf-8', content);
  },
} satisfies Record<string, Action>;

function toCells(row: SubscriberRow): (string | boolean)[] {
  return COLUMNS.map((column) => (column === 'isConfirmed' ? row[column] : toCell(row[column])));
}
