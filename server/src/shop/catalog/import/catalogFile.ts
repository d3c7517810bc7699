import { createHash } from 'node:crypto';
import { toDollars } from '@glow/shared/orders';
import { stringify } from 'csv-stringify/sync';
import { StartError } from '../../../base/errors/errors';
import type { EntrySource, ImportProblem } from './catalogEntry';
import { readCell, toCell } from './cells';
import { readTable } from './readTable';
import type { CatalogProduct } from '../saveProducts';

const COLUMNS = `id variant name brand category subcategory description sku price originalPrice rating reviewCount
  stock stockWas isNew isBestseller discontinued isHidden images tags ingredients benefits
  type value hexColor image otherImages version`.split(/\s+/);

type Values = Record<string, unknown>;
type Entry = Values & { id: string; variants?: Entry[] };

/** Reads JSON, or CSV with a row for each product and variant. Throws a `StartError`. */
export async function parseCatalogFile(content: string, isCsv: boolean): Promise<EntrySource[]> {
  const sources = isCsv ? await parseCsv(content) : parseJson(content);
  if (sources.length === 0)
    throw new StartError('GLOW-343 The file has no products, or cannot be read: choose it again.');
  return sources;
}

/** A catalogue file that is not JSON is CSV. */
export function isJsonText(content: string): boolean {
  return /^\s*[[{]/.test(content);
}

/** The mark at the start tells Excel that this is UTF-8. Stock is there twice, so that an import sees its change. */
export function formatCatalogFile(products: CatalogProduct[], isCsv: boolean, withStock: boolean): string {
  const entries = products.map((product) => ({ ...entryOf(product, withStock, true), version: versionOf(product) }));
  if (!isCsv) return `${JSON.stringify(entries, undefined, 2)}\n`;
  const columns = COLUMNS.filter((column) => withStock || !column.startsWith('stock'));
  const rows = entries.flatMap(({ id, variants = [], ...entry }): Values[] => [
    { id, ...entry },
    ...variants.map(({ id: variant, ...values }) => ({ id, variant, ...values, version: entry.version })),
  ]);
  const cells = rows.map((row) => columns.map((column) => toCell(row[column])));
  return `\uFEFF${stringify([columns, ...cells], { quoted_match: /\s$/ })}`;
}

/** The version of all facts of a product except stock, which every order changes. */
export function versionOf(product: CatalogProduct): string {
  return digestOf(entryOf(product, false));
}

export function digestOf(value: object): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url');
}

/** The fields of a product as a file has them. `JSON.stringify` leaves out undefined fields. */
export function entryOf(product: CatalogProduct, withStock: boolean, isExport = false): Entry {
  const { variants, stockCount, isDiscontinued } = product;
  const stockOf = (stock?: number) => (withStock ? { stock, ...(isExport && { stockWas: stock }) } : {});
  return {
    ...product,
    price: toDollars(product.price),
    originalPrice: toOptionalDollars(product.originalPrice),
    inStock: undefined,
    stockCount: undefined,
    ...stockOf(variants ? undefined : stockCount),
    isDiscontinued: undefined,
    discontinued: isDiscontinued,
    variants: variants?.map(({ isDiscontinued: isGone = false, ...variant }) => ({
      ...variant,
      price: toOptionalDollars(variant.price),
      inStock: undefined,
      stockCount: undefined,
      ...stockOf(isGone ? undefined : variant.stockCount),
      discontinued: isGone,
    })),
    reviews: product.reviews.map((review) => ({ ...review, productId: undefined })),
  };
}

function toOptionalDollars(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : toDollars(cents);
}

function parseJson(content: string): EntrySource[] {
  try {
    const values: unknown = JSON.parse(content);
    if (!Array.isArray(values)) throw new StartError('GLOW-344 The file is not a list of products.');
    return values.map((value, index) => ({ row: index + 1, value, variantRows: [] }));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError(`GLOW-345 The file is not JSON: ${error.message}.`);
    throw error;
  }
}

/** Rows of a product and its variants become one entry. A second row of a product stays alone; the plan refuses it. */
async function parseCsv(content: string): Promise<EntrySource[]> {
  const problems: ImportProblem[] = [];
  const sources: EntrySource[] = [];
  const products = new Map<string, EntrySource & { hasOwnRow?: boolean }>();
  for await (const { row, cells } of readTable(content, COLUMNS, problems)) {
    const values = Object.entries(cells).map(([column, cell]) => [column, readCell(column, cell)]);
    const { id: given = '', variant, ...fields } = Object.fromEntries(values);
    const id = String(given).trim();
    const known = products.get(id);
    const source = known && (variant || !known.hasOwnRow) ? known : { row, value: { id }, variantRows: [] };
    if (source !== known) sources.push(source);
    if (!known) products.set(id, source);
    const product = source.value as { variants?: object[]; version?: unknown };
    if (variant) {
      const { version, ...ofVariant } = fields;
      product.version ??= version;
      (product.variants ??= []).push({ id: String(variant).trim(), ...ofVariant });
      source.variantRows.push(row);
    } else {
      Object.assign(product, fields);
      Object.assign(source, { row, hasOwnRow: true });
    }
  }
  if (sources[0]) sources[0].problems = problems;
  return sources;
}

/** The changed fields, such as `price 44.00 → 45.00, stock 19 → 22 (+3)`; empty if nothing has changed. */
export function describeChange(product: CatalogProduct, before?: CatalogProduct, withStock = true): string {
  if (!before) return `new, ${product.name}`;
  const [old, now] = [shownFields(before, withStock), shownFields(product, withStock)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return changed.map((field) => `${field} ${describeValues(field, old.get(field), now.get(field))}`).join(', ');
}

function describeValues(field: string, old = 'none', now = 'none'): string {
  const added = /(^|\.)stock$/.test(field) ? Number(now) - Number(old) : NaN;
  if (isNaN(added)) return `${old} → ${now}`;
  const difference = `${added < 0 ? '−' : '+'}${Math.abs(added)}`;
  return Number(now) < 0 ? `${old} → 0 (${difference}, but never below 0)` : `${old} → ${now} (${difference})`;
}

/** The fields of a product as texts; a variant's are `<variant>.<field>`. */
function shownFields(product: CatalogProduct, withStock: boolean): Map<string, string> {
  const { variants = [], ...fields } = entryOf(product, withStock);
  const ofVariants = variants.flatMap(({ id, ...values }) =>
    Object.entries(values).map(([field, value]): [string, unknown] => [`${id}.${field}`, value]),
  );
  const all = [...Object.entries(fields), ...ofVariants].filter(([, value]) => value !== undefined);
  return new Map(all.map(([field, value]) => [field, textOf(field, value)]));
}

function textOf(field: string, value: unknown): string {
  if (typeof value === 'number' && /price$/i.test(field)) return value.toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
