import type { List } from '@glow/shared/staff';
import { cleanText, LONGEST_SEARCH } from '@glow/shared/validation';
import { z } from 'zod';
import { isStorable } from '../base/database/parameters';
import type { Database, Queryable, Value } from '../base/database/Database';
import { jsonOf, type ItemFields } from '../base/database/readItems';
import { containsWords } from '../shop/catalog/searchProducts';
import { fillSearchTexts } from '../shop/database/fillSearchTexts';

export const listQuery = z.strictObject({
  search: z
    .string()
    .max(LONGEST_SEARCH, `A search has at most ${LONGEST_SEARCH} characters.`)
    .refine(isStorable, 'This text cannot be searched for.')
    .default('')
    .transform(cleanText),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  after: z
    .string()
    .max(300)
    .regex(/^-?\d{1,18} ./)
    .refine(isStorable)
    .default(' '),
});

/** The SQL of a list: `found` selects all of it, `fields` make the items of a page from `page` and what is `joined`. */
interface ListStatement<Item> {
  found: string;
  /** A whole number, the highest first; rows with the same one are sorted by the id, which names no person. */
  rank: string;
  id: string;
  fields: ItemFields<Item>;
  joined?: string;
  params: Value[];
  rows?: number;
}

/** The page after a row, which may be gone, or else by its number, at most the last. Only its rows are joined. */
export async function readList<Item>(
  database: Queryable,
  { found, rank, id, fields, joined = '', params, rows: most = 20 }: ListStatement<Item>,
  { page, after: last }: Pick<z.output<typeof listQuery>, 'page' | 'after'>,
): Promise<List<Item>> {
  const [lastRank, ...lastId] = last.split(' ');
  const [at, to, by] = [1, 2, 3].map((place) => `$${params.length + place}`);
  const rows = await database.query<{ item: Item; place: string; count: number; rest: number }>(
    `with found as materialized (select *, (${rank})::bigint as list_rank, ${id} as list_id from (${found}) as found),
       rest as materialized (select * from found where list_rank < ${at}::bigint or (list_rank = ${at} and list_id > ${to})),
       counted as (select (select count(*) from found) as count, (select count(*) from rest) as rest),
       page as (select * from (select * from rest union all select * from found where (select rest = 0 from counted)) as either
         order by list_rank desc, list_id limit ${most}
         offset (select case rest when 0 then ${most} * least(${by}::bigint - 1, greatest(count - 1, 0) / ${most}) else 0 end from counted))
     select ${jsonOf(fields)} as item, list_rank || ' ' || list_id as place, counted.* from counted, page ${joined} order by list_rank desc, list_id`,
    [...params, lastRank || null, lastId.join(' '), page],
  );
  const { count: matchCount = 0, rest = 0 } = rows[0] ?? {};
  const pageCount = rest > 0 ? page - 1 + Math.ceil(rest / most) : Math.max(1, Math.ceil(matchCount / most));
  const shown = Math.min(page, pageCount);
  const after = shown < pageCount ? rows.at(-1)?.place : undefined;
  return { rows: rows.map(({ item }) => item), matchCount, page: shown, pageCount, after };
}

/** Makes conditions that a text of columns `search` has all words of a search; adds to `params`. */
export async function findWords(database: Database, search: string, params: Value[]) {
  // a transaction a page, because each has a limit
  while (search && (await database.transaction(fillSearchTexts)));
  const contain = containsWords(search.normalize('NFKC'), params);
  return (text: string) => contain(text) || 'true';
}
