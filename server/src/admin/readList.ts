import type { List } from '@glow/shared/staff';
import { cleanText } from '@glow/shared/validation';
import { z } from 'zod';
import { isStorable } from '../base/database/parameters';
import type { Queryable, Row, Value } from '../base/database/Database';

export const listQuery = z.strictObject({
  search: z.string().max(200).refine(isStorable, 'This text cannot be searched for.').default('').transform(cleanText),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** The SQL of a list: `found` selects all of it, `columns` and `joined` add to the rows of a page. */
interface ListStatement {
  found: string;
  order: string;
  columns?: string;
  joined?: string;
  params: Value[];
  /** How many rows a page has. */
  rows?: number;
}

/** A page of a list, or the last one if `page` is beyond it. Only the rows of the page are joined. */
export async function readList<Item>(
  database: Queryable,
  { found, order, columns = '', joined = '', params, rows: most = 20 }: ListStatement,
  page: number,
  toItem: (row: Row) => Item,
): Promise<List<Item>> {
  const last = `(select greatest(count(*) - 1, 0) / ${most} from found)`;
  const rows = await database.query(
    `with found as materialized (${found}),
       page as (select * from found as page order by ${order} limit ${most} offset ${most} * least($${params.length + 1}::bigint - 1, ${last}))
     select page.*, (select count(*) from found) as match_count${columns} from page ${joined} order by ${order}`,
    [...params, page],
  );
  const matchCount = Number(rows[0]?.match_count ?? 0);
  const pageCount = Math.max(1, Math.ceil(matchCount / most));
  return { rows: rows.map(toItem), matchCount, page: Math.min(page, pageCount), pageCount };
}

/** The condition that one of the columns holds the text of a parameter, in any case; no character is a wildcard. */
export function contains(columns: string[], parameter: string): string {
  return `strpos(lower(${columns.join(" || ' ' || ")}), lower(${parameter})) > 0`;
}

export function timeOf(milliseconds: Value | undefined): string {
  return new Date(Number(milliseconds)).toISOString();
}
