import { isDeepStrictEqual } from 'node:util';
import { choicesOf, lineId, type ProductRecord } from '@glow/shared/catalog';
import type { z } from 'zod';
import { unhurried } from '../../../base/system/unhurried';
import type { CatalogStep } from '../catalogChanges';
import { rowsOf, type CatalogProduct, type CatalogRows } from '../saveProducts';
import { catalogEntry, entryShape, type EntrySource, type ImportProblem } from './catalogEntry';
import { describeChange, entryOf, versionOf } from './catalogFile';
import { mergeEntry } from './mergeEntry';
import type { PlacedProduct } from '../productRows';
import { readFlag } from './cells';

/** The changes of an import; with problems it changes nothing. */
export interface ImportPlan {
  problems: ImportProblem[];
  /** A text for each changed product; it begins with the id. */
  changes: string[];
  /** The texts without stock, of products that change in something else. */
  facts: string[];
  steps: CatalogStep[];
}

type Values = Record<string, unknown>;
type Problem = [path: PropertyKey[], message: string];

const REQUIRED = ['name', 'brand', 'price', 'category', 'subcategory', 'description', 'images', 'sku'] as const;
const REQUIRED_OF_VARIANT = ['name', 'type', 'value'] as const;

/** The problem of stock that would take back what was sold (ADM-13). */
export const UNCOUNTED = 'needs stockWas, as an export with stock has it, or your word that it was counted now';

export interface ImportOptions {
  operator?: string;
  pictureHosts?: readonly string[];
  /** Somebody has counted the stock that has no `stockWas`. */
  isCounted?: boolean;
}

/** Compares the entries of an import with the catalogue. Fields that an entry does not have stay. */
export async function planImport(
  present: PlacedProduct[],
  sources: EntrySource[],
  { operator = '', pictureHosts = [], isCounted = false }: ImportOptions = {},
): Promise<ImportPlan> {
  const schema = catalogEntry(pictureHosts);

  const plan: ImportPlan = { problems: [], changes: [], facts: [], steps: [] };
  const known = new Map(present.map((placed) => [placed.product.id, placed]));
  const lines = new Map(present.flatMap(({ product }) => linesOf(product)));
  const seen = new Map<string, number | undefined>();
  let next = present.reduce((last, { position }) => Math.max(last, position), -1) + 1;

  for await (const source of unhurried(sources, 20)) {
    const before = known.get(String((source.value as Values | null)?.id));
    const value = omitKnown(source.value, before && JSON.parse(JSON.stringify(entryOf(before.product, true))));
    const { data: entry, error } = schema.safeParse(value);
    const shape = entry ?? entryShape.safeParse(value).data;
    const found: Problem[] = (error?.issues ?? []).map(({ path, message }) => [path, message]);
    if (shape) found.push(...problemsOf(shape, source, isCounted, before?.product));
    if (shape && seen.has(shape.id)) found.push([['id'], `${shape.id} is in row ${seen.get(shape.id)} too`]);
    if (shape) seen.set(shape.id, source.row);
    plan.problems.push(...(source.problems ?? []), ...found.map((problem) => problemAt(source, ...problem)));
    if (!entry || found.length > 0) continue;
    const { version, ...given } = entry;
    const product = mergeEntry(given, before?.product);
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
    if (before && version && version !== versionOf(before.product))
      plan.problems.push(problemAt(source, ['version'], `${product.id} was changed since this file was exported`));
    const change = describeChange(product, before?.product);
    plan.changes.push(`${product.id}: ${change}`);
    const facts = describeChange(product, before?.product, isCounted);
    if (facts) plan.facts.push(`${product.id}: ${facts}`);
    const rows = changedRows(product, before, before?.position ?? next);
    plan.steps.push({ ...rows, audit: [{ operator, subject: product.id, change }] });
    if (!before) next += 1;
  }
  return plan;
}

/** An entry without fields as in the catalogue, and stock as it was exported: they cannot be wrong. */
function omitKnown(value: unknown, known: Values = {}): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { stockWas } = value as Values;
  const unchanged: Values = { ...known, id: undefined, stock: known.stock === undefined ? undefined : stockWas };
  const changed = Object.entries(value).filter(([field, item]) => !isDeepStrictEqual(item, unchanged[field]));
  const variants = new Map((known.variants as Values[] | undefined)?.map((variant) => [variant.id, variant]));
  const values = Object.fromEntries(changed);
  if (Array.isArray(values.variants))
    values.variants = values.variants.map((variant) => omitKnown(variant, variants.get(variant?.id)));
  return values;
}

/** The rows of a product with its former version; of its stock only new rows, and changed ones with the difference. */
function changedRows(product: CatalogProduct, before: PlacedProduct | undefined, position: number): CatalogRows {
  const rows = rowsOf(product, position);
  const former = before ? rowsOf(before.product, position).stock : [];
  const stock = rows.stock.map((row) => {
    const known = former.find(({ line_id: line }) => line === row.line_id);
    const pieces = Number(row.pieces);
    return { ...row, pieces: Math.max(0, pieces), ...(known && { added: pieces - Number(known.pieces) }) };
  });
  const products = rows.products.map((row) => ({ ...row, made_on: before ? versionOf(before.product) : '' }));
  return { ...rows, products, stock: stock.filter(({ added }) => added !== 0) };
}

function linesOf(product: ProductRecord): [line: string, product: string][] {
  const lines = [product.id, ...choicesOf(product).map(({ variant }) => lineId(product, variant))];
  return lines.map((line) => [line, product.id]);
}

/** Problems of several fields: something is missing, is there twice, or must not be set here. */
function problemsOf(
  entry: z.output<typeof entryShape>,
  { variantRows }: EntrySource,
  isCounted: boolean,
  before?: CatalogProduct,
): Problem[] {
  const { variants = [], reviews = [] } = entry;
  const problems: Problem[] = [];
  const isUncounted = (given: Values) => !isCounted && given.stock !== undefined && given.stockWas === undefined;
  for (const field of before ? [] : REQUIRED)
    if (entry[field] === undefined) problems.push([[field], `is missing, and ${entry.id} is new`]);
  if ((before?.variants || variants.length > 0) && entry.stock !== undefined)
    problems.push([['stock'], 'belongs to the variants of this product']);
  else if (before && isUncounted(entry)) problems.push([['stock'], UNCOUNTED]);
  for (const [index, variant] of variants.entries()) {
    const former = before?.variants?.find(({ id }) => id === variant.id);
    for (const field of former ? [] : REQUIRED_OF_VARIANT)
      if (variant[field] === undefined)
        problems.push([['variants', index, field], `is missing, and the variant ${variant.id} is new`]);
    if (Number(variant.stock) > 0 && readFlag(variant.discontinued ?? former?.isDiscontinued) === true)
      problems.push([['variants', index, 'stock'], 'is of a variant that is not sold: discontinued=no sells it again']);
    if (former && !former.isDiscontinued && isUncounted(variant))
      problems.push([['variants', index, 'stock'], UNCOUNTED]);
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
