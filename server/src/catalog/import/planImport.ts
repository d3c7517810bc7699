import { isDeepStrictEqual } from 'node:util';
import { choicesOf, lineId, type ProductRecord } from '@glow/shared/catalog';
import type { z } from 'zod';
import type { AuditEntry } from '../../database/auditLog';
import { unhurried } from '../../system/unhurried';
import { toSteps } from '../catalogChanges';
import { rowsOf, type CatalogProduct, type CatalogRows } from '../saveProducts';
import { catalogEntry, entryShape, type EntrySource, type ImportProblem } from './catalogEntry';
import { toEntry } from './catalogFile';
import { mergeEntry } from './mergeEntry';
import type { PlacedProduct } from '../readCatalog';
import { readFlag } from './readCell';

/** The changes of an import. It changes nothing if it has problems. */
export interface ImportPlan {
  problems: ImportProblem[];
  /** A text for each changed product, which begins with its id. */
  changes: string[];
  /** The rows of each changed product. */
  rows: CatalogRows[];
}

/** The steps in which a plan is saved, with the entries of the audit log that say who did. */
export function stepsOf(plan: ImportPlan, operator: string): Iterable<string> {
  return toSteps(plan.rows, auditOf(plan, operator));
}

/** The entries of the audit log that say who makes the changes. */
export function auditOf({ changes, rows }: ImportPlan, operator: string): AuditEntry[] {
  return rows.map(({ products }, index) => {
    const subject = String(products[0]?.id);
    return { operator, subject, change: changes[index]?.slice(`${subject}: `.length) ?? '' };
  });
}

type Values = Record<string, unknown>;
type Problem = [path: PropertyKey[], message: string];

/** Fields that a new product must have. */
const REQUIRED = ['name', 'brand', 'price', 'category', 'subcategory', 'description', 'images', 'sku'] as const;
const REQUIRED_OF_VARIANT = ['name', 'type', 'value'] as const;

/** Compares the entries of an import with the catalogue. Fields that they do not mention stay. */
export async function planImport(
  present: PlacedProduct[],
  sources: EntrySource[],
  pictureHosts: readonly string[] = [],
): Promise<ImportPlan> {
  const schema = catalogEntry(pictureHosts);

  const plan: ImportPlan = { problems: [], changes: [], rows: [] };
  const known = new Map(present.map((placed) => [placed.product.id, placed]));
  const lines = new Map(present.flatMap(({ product }) => linesOf(product)));
  const seen = new Map<string, number | undefined>();
  let next = present.reduce((last, { position }) => Math.max(last, position), -1) + 1;

  for await (const source of unhurried(sources, 20)) {
    const before = known.get(String((source.value as Values | null)?.id));
    const value = omitKnown(source.value, before && JSON.parse(JSON.stringify(toEntry(before.product, true))));
    const { data: entry, error } = schema.safeParse(value);
    const shape = entry ?? entryShape.safeParse(value).data;
    const found: Problem[] = (error?.issues ?? []).map(({ path, message }) => [path, message]);
    if (shape) found.push(...problemsOf(shape, source, before?.product));
    if (shape && seen.has(shape.id)) found.push([['id'], `${shape.id} is in row ${seen.get(shape.id)} too`]);
    if (shape) seen.set(shape.id, source.row);
    plan.problems.push(...(source.problems ?? []), ...found.map((problem) => problemAt(source, ...problem)));
    if (!entry || found.length > 0) continue;
    const product = mergeEntry(entry, before?.product);
    if (product.variants?.length === 0)
      plan.problems.push(problemAt(source, ['removedVariants'], 'leaves no variant of a product that has variants'));
    else if (!product.isDiscontinued && product.variants?.every(({ isDiscontinued }) => isDiscontinued))
      plan.problems.push(problemAt(source, ['discontinued'], 'leaves no variant of a product that is sold'));
    for (const [line, id] of linesOf(product)) {
      const other = lines.get(line) ?? id;
      if (other !== id)
        plan.problems.push(problemAt(source, ['id'], `${line} is already sold as a choice of ${other}`));
      lines.set(line, id);
    }
    if (before && isDeepStrictEqual(product, before.product)) continue;
    plan.changes.push(describeChange(product, before?.product));
    plan.rows.push(changedRows(product, before, before?.position ?? next));
    if (!before) next += 1;
  }
  return plan;
}

/** An entry without the fields that are equal in the catalogue: they change nothing, so they cannot be wrong. */
function omitKnown(value: unknown, known: Values = {}): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).filter(
    ([field, item]) => field === 'id' || !isDeepStrictEqual(item, known[field]),
  );
  const variants = new Map((known.variants as Values[] | undefined)?.map((variant) => [variant.id, variant]));
  const values = Object.fromEntries(changed);
  if (Array.isArray(values.variants))
    values.variants = values.variants.map((variant) => omitKnown(variant, variants.get(variant?.id)));
  return values;
}

/** The rows of a product, of its stock only those that differ or are new. */
function changedRows(product: CatalogProduct, before: PlacedProduct | undefined, position: number): CatalogRows {
  const rows = rowsOf(product, position);
  const former = before ? rowsOf(before.product, position).stock : [];
  return { ...rows, stock: rows.stock.filter((row) => !former.some((known) => isDeepStrictEqual(known, row))) };
}

function linesOf(product: ProductRecord): [line: string, product: string][] {
  return [product.id, ...choicesOf(product).map(({ variant }) => lineId(product, variant))].map((line) => [
    line,
    product.id,
  ]);
}

/** Problems that no single field shows: something is missing, there twice, or not the entry's to set. */
function problemsOf(
  entry: z.output<typeof entryShape>,
  { variantRows }: EntrySource,
  before?: CatalogProduct,
): Problem[] {
  const { variants = [], reviews = [] } = entry;
  const problems: Problem[] = [];
  for (const field of before ? [] : REQUIRED)
    if (entry[field] === undefined) problems.push([[field], `is missing, and ${entry.id} is new`]);
  if ((before?.variants || variants.length > 0) && entry.stock !== undefined)
    problems.push([['stock'], 'belongs to the variants of this product']);
  for (const [index, variant] of variants.entries()) {
    const former = before?.variants?.find(({ id }) => id === variant.id);
    for (const field of former ? [] : REQUIRED_OF_VARIANT)
      if (variant[field] === undefined)
        problems.push([['variants', index, field], `is missing, and the variant ${variant.id} is new`]);
    if (Number(variant.stock) > 0 && readFlag(variant.discontinued ?? former?.isDiscontinued) === true)
      problems.push([['variants', index, 'stock'], 'is of a variant that is not sold: discontinued=no sells it again']);
    const first = variants.findIndex(({ id }) => id === variant.id);
    const where = variantRows[first] ? `in row ${variantRows[first]}` : 'in this list';
    if (first < index) problems.push([['variants', index, 'id'], `${variant.id} is ${where} too`]);
  }
  for (const [index, { id }] of reviews.entries())
    if (reviews.findIndex((other) => other.id === id) < index)
      problems.push([['reviews', index, 'id'], `${id} is in this list too`]);
  return problems;
}

function problemAt({ row, variantRows }: EntrySource, path: PropertyKey[], message: string): ImportProblem {
  const [list, index] = path;
  const variantRow = list === 'variants' ? variantRows[Number(index)] : undefined;
  const field = variantRow === undefined ? path.join('.') : path.slice(2).join('.').replace(/^id$/, 'variant');
  return { row: variantRow ?? row, field, message };
}

function describeChange(product: CatalogProduct, before?: CatalogProduct): string {
  if (!before) return `${product.id}: new, ${product.name}`;
  const [old, now] = [shownFields(before), shownFields(product)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return `${product.id}: ${changed.map((field) => `${field} ${old.get(field) ?? 'none'} → ${now.get(field) ?? 'none'}`).join(', ')}`;
}

/** The fields of a product as texts, with those of its variants as `<variant>.<field>`. */
function shownFields(product: CatalogProduct): Map<string, string> {
  const { variants = [], ...fields } = toEntry(product, true);
  const ofVariants = (variants as Values[]).flatMap(({ id, ...values }) =>
    Object.entries(values).map(([field, value]): [string, unknown] => [`${id}.${field}`, value]),
  );
  const all = [...Object.entries(fields), ...ofVariants].filter(([, value]) => value !== undefined);
  return new Map(all.map(([field, value]) => [field, textOf(field, value)]));
}

function textOf(field: string, value: unknown): string {
  if (typeof value === 'number' && /price$/i.test(field)) return value.toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
