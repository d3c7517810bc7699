import type { List } from '@glow/shared/staff';
import { cleanText } from '@glow/shared/validation';
import { z } from 'zod';
import { isStorable } from '../base/database/parameters';
import type { Database, Queryable, Value } from '../base/database/Database';
import { jsonOf, type ItemFields } from '../base/database/readItems';
import { containsWords } from '../shop/catalog/searchProducts';
import { fillSearchTexts } from '../shop/database/fillSearchTexts';

export const listQuery = z.strictObject({
  search: z.string().max(200).refine(isStorable, 'This text cannot be searched for.').default('').transform(cleanText),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** The SQL of a list: `found` selects all of it, `fields` make the items of a page from `page` and what is `joined`. */
interface ListStatement<Item> {
  found: string;
  order: string;
  fields: ItemFields<Item>;
  joined?: string;
  params: Value[];
  rows?: number;
}

/** A page of a list, or the last one if `page` is beyond it. Only the rows of the page are joined. */
export async function readList<Item>(
  database: Queryable,
  { found, order, fields, joined = '', params, rows: most = 20 }: ListStatement<Item>,
  page: number,
): Promise<List<Item>> {
  const last = `(select greatest(count(*) - 1, 0) / ${most} from found)`;
  const rows = await database.query<{ item: Item; count: number }>(
    `with found as materialized (${found}),
       page as (select * from found as page order by ${order} limit ${most} offset ${most} * least($${params.length + 1}::bigint - 1, ${last}))
     select ${jsonOf(fields)} as item, (select count(*) from found) as count from page ${joined} order by ${order}`,
    [...params, page],
  );
  const matchCount = rows[0]?.count ?? 0;
  const pageCount = Math.max(1, Math.ceil(matchCount / most));
  return { rows: rows.map(({ item }) => item), matchCount, page: Math.min(page, pageCount), pageCount };
}

/** A phone number, or what begins like one with its country. */
const PHONE = /\+\d[\d\s\p{P}]*|\d(?:[\s\p{P}]*\d){9,}/gu;

/** The condition that a text made of columns `search` has all words of a search; adds to `params`. */
export async function findsWords(database: Database, search: string, params: Value[], text: string): Promise<string> {
  if (search) await database.transaction(fillSearchTexts);
  const words = search.normalize('NFKC').replace(PHONE, (number) => ` ${number.replace(/\D/g, '')} `);
  return containsWords(words, params)(text) || 'true';
}
