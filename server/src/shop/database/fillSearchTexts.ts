import { foldText } from '@glow/shared/text';
import type { Queryable } from '../../base/database/Database';

const PAGE_SIZE = 1000;

/** Tables with key and, as JSON, the texts about a person, and those about products. */
const SOURCES = [
  [
    'orders',
    'id',
    `json_build_array(customer_name, customer_email, email_key, shipping_address::json, billing_address::json)`,
    '(select json_agg(json_build_array(name, variant)) from order_lines where order_id = orders.id)',
  ],
  ['accounts', 'id', "json_build_object(1, first_name, 2, last_name, 3, email, 4, address, 'phone', phone)", 'null'],
  ['newsletter_subscribers', 'email_key', 'json_build_array(email, email_key, first_name)', 'null'],
] as const;

/** Writes the texts in which staff search, of up to 1,000 new and changed rows a table; returns whether there are more. */
export async function fillSearchTexts(transaction: Queryable): Promise<boolean> {
  let isMore = false;
  for (const [table, key, person, products] of SOURCES) {
    const rows: { key: string; texts: unknown[] }[] = await transaction.query(
      `select ${key} as key, json_build_array(${person}, ${products}) as texts from ${table}
       where search is null limit ${PAGE_SIZE} for update skip locked`,
      [],
    );
    const filled = rows.map(({ key: id, texts }) => ({ id, text: texts.map(foldAll).join('\u001F') }));
    await transaction.query(
      `update ${table} set search = filled.text from json_to_recordset($1::json) as filled (id text, text text) where ${table}.${key} = filled.id`,
      [JSON.stringify(filled)],
    );
    isMore ||= rows.length === PAGE_SIZE;
  }
  return isMore;
}

/** The person's texts, chr(31), the products'. */
const foldAll = (value: unknown): string => [...new Set(textsIn(value))].map(foldText).join(' ');

/** A ZIP code has no spaces; of a phone number the digits are there too, with the country's 1. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'object') return Object.entries(value ?? {}).flatMap(([part, inner]) => textsIn(inner, part));
  const text = String(value).normalize('NFKC');
  if (name === 'zipCode') return [text.replace(/[\s\p{P}]/gu, '')];
  // as it stands there, and as it is dialled from abroad
  return name === 'phone' ? [text, `00${text.replace(/\D/g, '').replace(/^(?=[02-9])/, '1')}`] : [text];
}
