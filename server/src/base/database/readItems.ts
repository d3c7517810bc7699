import type { Queryable, Value } from './Database';

export type ItemFields<Item> = { [Field in keyof Required<Item>]: string };

/** The column of a field: `created_at` of `createdAt`. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function columns<Name extends string>(...names: Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, string>;
}

/** SQL of a JSON object with these fields; fields that are null are absent. */
export function jsonOf(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_strip_nulls(json_build_object(${pairs.join(', ')}))`;
}

/** SQL of the ISO timestamp of epoch milliseconds. */
export function isoTime(sql: string): string {
  return `to_char(to_timestamp(${sql} / 1000.0) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Reads an item of each row; `from` is the statement after its columns. */
export async function readItems<Item>(
  database: Queryable,
  fields: ItemFields<Item>,
  from: string,
  params: Value[],
): Promise<Item[]> {
  const rows = await database.query<{ item: Item }>(`select ${jsonOf(fields)} as item ${from}`, params);
  return rows.map(({ item }) => item);
}
