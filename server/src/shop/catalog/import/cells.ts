import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { attempt } from '../../../base/system/attempt';
import words from './spreadsheetWords.json' with { type: 'json' };

const LISTS = ['images', 'tags', 'ingredients', 'benefits', 'otherImages', 'removedVariants'];
const OPTIONAL = ['price', 'originalPrice', 'hexColor', 'image'];
/** A cell that removes an optional value, or empties a list; an empty cell leaves it as it is. */
const NONE = /^\s*none\s*$/i;
/** A text that a spreadsheet would calculate, trim, or read as a number or a day, if no apostrophe is in front. */
const MISREAD = /^'*(?:[\s=+\-@＝＋－＠]|\d[\d.,:/ -]*$)/;

const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** `1,234` is 1234 in one country and 1.234 in another. */
const AMBIGUOUS = /^-?[1-9]\d{0,2},\d{3}$/;
/** A number with thousands separators, and possibly another mark for decimals. */
const GROUPED = /^(-?\d{1,3}(?:([\s'’.,])(?:\d{2,3}\2)*\d{3}))(?:(?!\2)[.,](\d+))?$/;
const WITH_COMMA = /^-?\d*,\d+$/;

const YES = new Set(words.yes.split(' ').map(folded));
const NO = new Set(words.no.split(' ').map(folded));

/** The text of a cell of a CSV file that a spreadsheet shows as it is; `readCell` removes its apostrophe. */
export function toCell(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? formatList(value) : String(value);
  return MISREAD.test(text) ? `'${text}` : text;
}

/** The value of a cell. Numbers and flags, and texts that cannot be read, are left to the validation. */
export function readCell(column: string, cell: string): unknown {
  const value = cell.startsWith("'") && MISREAD.test(cell.slice(1)) ? cell.slice(1) : cell;
  if (LISTS.includes(column)) return readList(value.trim());
  return OPTIONAL.includes(column) && NONE.test(value) ? null : value;
}

/** The texts joined with `|` if that is read as the same texts, else as JSON. */
function formatList(texts: string[]): string {
  const joined = texts.join(' | ');
  return joined && isDeepStrictEqual(readList(joined.trim()), texts) ? joined : JSON.stringify(texts);
}

/** A text with a comma or semicolon but no `|` stays a text, which the validation refuses: it may mean a list. */
function readList(text: string): unknown {
  if (NONE.test(text)) return [];
  const texts = text.split('|').map((item) => item.trim());
  if (!text.startsWith('[')) return texts.length === 1 && /[,;]/.test(text) ? text : texts.filter(Boolean);
  return attempt(() => JSON.parse(text)) ?? text;
}

/** True or false for a text that means yes or no in a language of spreadsheets; any other value stays as it is. */
export function readFlag(value: unknown): unknown {
  const word = folded(String(value));
  return YES.has(word) || (NO.has(word) ? false : value);
}

/** The number that a text means; one point is a decimal point. Any other value stays as it is. */
export function readNumber(value: unknown, context: z.RefinementCtx): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (PLAIN.test(text)) return Number(text);
  // goes on with a number, so that the schema adds no second problem
  if (AMBIGUOUS.test(text))
    context.addIssue(`"${text}" may be ${text.replace(',', '')} or ${text.replace(',', '.')}: write one of these`);
  const [, whole, , fraction = '0'] = GROUPED.exec(text) ?? [];
  if (whole) return Number(`${whole.replace(/[^\d-]/g, '')}.${fraction}`);
  return WITH_COMMA.test(text) ? Number(text.replace(',', '.')) : value;
}

/** The text without case and marks, because some spreadsheets write capitals without marks. */
function folded(text: string): string {
  const plain = text.trim().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll('ı', 'i').replaceAll('ς', 'σ');
}
