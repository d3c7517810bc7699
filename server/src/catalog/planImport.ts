import { isDeepStrictEqual } from 'node:util';
import { choicesOf, findVariant, lineId, type ProductRecord, type Variant } from '@glow/shared/catalog';
import { toDollars } from '@glow/shared/orders';
import { rowsOf, type CatalogRows } from '../database/saveProducts';
import { catalogEntry, type CatalogEntry, type EntrySource, type VariantEntry } from './catalogEntry';

/** A product with its position in the catalogue order. */
export interface PlacedProduct {
  position: number;
  product: ProductRecord;
}

/** What an import does: nothing where it has problems. */
export interface ImportPlan {
  /** One sentence for each, with row and field. */
  problems: string[];
  /** What becomes of each changed product, as text. */
  changes: string[];
  /** The rows of each changed product. */
  rows: CatalogRows[];
}

/** Fields that a new product must have. */
const REQUIRED = ['name', 'brand', 'price', 'category', 'subcategory', 'description', 'images', 'sku'] as const;
const REQUIRED_OF_VARIANT = ['name', 'type', 'value'] as const;

/** Compares the entries of an import with the catalogue. What they do not mention stays. */
export function planImport(present: PlacedProduct[], sources: EntrySource[]): ImportPlan {
  const plan: ImportPlan = { problems: [], changes: [], rows: [] };
  const known = new Map(present.map((placed) => [placed.product.id, placed]));
  const lines = new Map(present.flatMap(({ product }) => linesOf(product)));
  const seen = new Map<string, number | undefined>();
  let next = Math.max(-1, ...present.map(({ position }) => position)) + 1;

  for (const source of sources) {
    const { success, data: entry, error } = catalogEntry.safeParse(source.value);
    if (!success) {
      plan.problems.push(...error.issues.map(({ path, message }) => problemAt(source, path, message)));
      continue;
    }
    const before = known.get(entry.id);
    const missing = missingFields(entry, before?.product);
    if (seen.has(entry.id)) missing.push([['id'], `${entry.id} is in row ${seen.get(entry.id)} too`]);
    seen.set(entry.id, source.row);
    if (missing.length > 0) {
      plan.problems.push(...missing.map(([path, message]) => problemAt(source, path, message)));
      continue;
    }
    const product = merge(entry, before?.product);
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

/** Rows of a product, with those of its stock that differ or are new. */
function changedRows(product: ProductRecord, before: PlacedProduct | undefined, position: number): CatalogRows {
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

function missingFields(entry: CatalogEntry, before?: ProductRecord): [path: PropertyKey[], message: string][] {
  const hasVariants = before?.variants || entry.variants?.length;
  return [
    ...(before ? [] : REQUIRED.filter((field) => entry[field] === undefined)).map((field): [string[], string] => [
      [field],
      `is missing, and ${entry.id} is new`,
    ]),
    ...(hasVariants && entry.stock !== undefined
      ? [[['stock'], 'belongs to the variants of this product'] as [string[], string]]
      : []),
    ...(entry.variants ?? []).flatMap((variant, index) =>
      before && findVariant(before, variant.id)
        ? []
        : REQUIRED_OF_VARIANT.filter((field) => variant[field] === undefined).map((field): [PropertyKey[], string] => [
            ['variants', index, field],
            `is missing, and the variant ${variant.id} is new`,
          ]),
    ),
  ];
}

function problemAt({ row, variantRows }: EntrySource, path: PropertyKey[], message: string): string {
  const [list, index] = path;
  const variantRow = list === 'variants' ? variantRows[Number(index)] : undefined;
  const field = (variantRow === undefined ? path : path.slice(2)).join('.');
  const at = row === undefined ? '' : `Row ${variantRow ?? row}`;
  return `${[at, field].filter(Boolean).join(', ')}: ${message}.`;
}

const NEW_PRODUCT = {
  rating: 0,
  reviewCount: 0,
  isNew: false,
  isBestseller: false,
  tags: [],
  ingredients: [],
  benefits: [],
  stockCount: 0,
  reviews: [],
  isDiscontinued: false,
};

function merge(entry: CatalogEntry, before?: ProductRecord): ProductRecord {
  const { discontinued, stock, variants = [], reviews = [], originalPrice, ...fields } = entry;
  const former = before ?? (NEW_PRODUCT as unknown as ProductRecord);
  const mergedVariants = mergeById(former.variants ?? [], variants, mergeVariant);
  const stockCount = mergedVariants.length
    ? mergedVariants.reduce((sum, variant) => sum + variant.stockCount, 0)
    : (stock ?? former.stockCount);
  return withoutEmpty({
    ...former,
    ...withoutUndefined(fields),
    ...(originalPrice !== undefined && { originalPrice }),
    ...(mergedVariants.length > 0 && { variants: mergedVariants }),
    reviews: mergeById(former.reviews, reviews, (review, earlier) => ({ ...earlier, ...review, productId: entry.id })),
    isDiscontinued: discontinued ?? former.isDiscontinued,
    stockCount,
    inStock: stockCount > 0,
  });
}

function mergeVariant({ stock, ...fields }: VariantEntry, before?: Variant): Variant {
  const stockCount = stock ?? before?.stockCount ?? 0;
  return withoutEmpty({ ...before, ...withoutUndefined(fields), stockCount, inStock: stockCount > 0 } as Variant);
}

/** The former items in their order, changed where one is given, then new ones. */
function mergeById<Item extends { id: string }, Given extends { id: string }>(
  former: Item[],
  given: Given[],
  mergeItem: (given: Given, before?: Item) => Item,
): Item[] {
  const changes = new Map(given.map((item) => [item.id, item]));
  const changed = former.map((item) => {
    const change = changes.get(item.id);
    changes.delete(item.id);
    return change ? mergeItem(change, item) : item;
  });
  return [...changed, ...[...changes.values()].map((item) => mergeItem(item))];
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** `null` removes a field. */
function withoutEmpty<Fields extends object>(fields: { [Key in keyof Fields]: Fields[Key] | null }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;
}

function describeChange(product: ProductRecord, before?: ProductRecord): string {
  if (!before) return `${product.id}: new, ${product.name}`;
  const [old, now] = [shownFields(before), shownFields(product)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return `${product.id}: ${changed.map((field) => `${field} ${old.get(field) ?? 'none'} → ${now.get(field) ?? 'none'}`).join(', ')}`;
}

/** The fields of a product as texts, with those of its variants as `<variant>.<field>`. */
function shownFields({ variants, ...product }: ProductRecord): Map<string, string> {
  const fields = Object.entries({
    ...product,
    inStock: undefined,
    stockCount: variants ? undefined : product.stockCount,
  });
  const ofVariants = (variants ?? []).flatMap((variant) =>
    Object.entries({ ...variant, inStock: undefined }).map(([field, value]): [string, unknown] => [
      `${variant.id}.${field}`,
      value,
    ]),
  );
  return new Map(
    [...fields, ...ofVariants]
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field.replace('stockCount', 'stock'), textOf(field, value)]),
  );
}

function textOf(field: string, value: unknown): string {
  if (typeof value === 'number' && /price$/i.test(field)) return toDollars(value).toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
