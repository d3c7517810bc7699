import { toDollars } from '@glow/shared/orders';
import type { ProductRecord } from '@glow/shared/catalog';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { StartError } from '../errors/StartError';
import type { EntrySource } from './catalogEntry';

const TEXTS = ['name', 'brand', 'category', 'subcategory', 'description', 'sku'];
const NUMBERS = ['price', 'originalPrice', 'rating', 'reviewCount', 'stock'];
const FLAGS = ['isNew', 'isBestseller', 'discontinued'];
const LISTS = ['images', 'tags', 'ingredients', 'benefits'];
const OF_VARIANTS = ['type', 'value', 'hexColor', 'image'];
const COLUMNS = ['id', 'variant', ...TEXTS, ...NUMBERS, ...FLAGS, ...LISTS, ...OF_VARIANTS];
/** A cell that removes an optional value; an empty one leaves it as it is. */
const NONE = 'none';

type Cells = Record<string, string>;
type Values = Record<string, unknown>;

/** Reads the entries of a file: JSON, or CSV with one row for each product and each variant. Throws a `StartError`. */
export function parseCatalogFile(content: string, isCsv: boolean): EntrySource[] {
  return isCsv ? parseCsv(content) : parseJson(content);
}

/** The text of a file with these products; stock is left out unless asked for, because importing it takes back what was sold since. */
export function formatCatalogFile(products: ProductRecord[], isCsv: boolean, withStock: boolean): string {
  const entries = products.map((product) => toEntry(product, withStock));
  if (!isCsv) return `${JSON.stringify(entries, undefined, 2)}\n`;
  const columns = COLUMNS.filter((column) => withStock || column !== 'stock');
  const rows = entries.flatMap(({ id, variants = [], ...entry }) => [
    { id, ...entry },
    ...(variants as Values[]).map(({ id: variant, ...values }) => ({ id, variant, ...values })),
  ]);
  const cells = rows.map((row: Values) => columns.map((column) => toCell(row[column])));
  return stringify([columns, ...cells]);
}

/** The fields of an import; stringifying leaves out what is undefined. */
function toEntry(product: ProductRecord, withStock: boolean): Values {
  const { variants, stockCount, isDiscontinued } = product;
  const stockOf = (pieces: number) => (withStock ? pieces : undefined);
  return {
    ...product,
    price: toDollars(product.price),
    originalPrice: toOptionalDollars(product.originalPrice),
    inStock: undefined,
    stockCount: undefined,
    stock: variants ? undefined : stockOf(stockCount),
    isDiscontinued: undefined,
    discontinued: isDiscontinued,
    variants: variants?.map((variant) => ({
      ...variant,
      price: toOptionalDollars(variant.price),
      inStock: undefined,
      stockCount: undefined,
      stock: stockOf(variant.stockCount),
    })),
    reviews: product.reviews.map((review) => ({ ...review, productId: undefined })),
  };
}

function toOptionalDollars(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : toDollars(cents);
}

function toCell(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value);
  const isPlain = value.length > 0 && !value.some((text: string) => text.includes('|') || text.startsWith('['));
  return isPlain ? value.join(' | ') : JSON.stringify(value);
}

function parseJson(content: string): EntrySource[] {
  try {
    const values: unknown = JSON.parse(content);
    if (!Array.isArray(values)) throw new StartError('The file is not a list of products.');
    return values.map((value, index) => ({ row: index + 1, value, variantRows: [] }));
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError(`The file is not JSON: ${error.message}.`);
    throw error;
  }
}

/** The rows of a product and of its variants become one entry. */
function parseCsv(content: string): EntrySource[] {
  const products = new Map<string, EntrySource & { value: Values & { variants?: Values[] } }>();
  const ownRows = new Map<string, number>();
  for (const { record, info } of readRecords(content)) {
    const { id = '', variant, ...cells } = record;
    const values = Object.fromEntries(
      Object.entries(cells)
        .filter(([, cell]) => cell !== '')
        .map(([column, cell]) => [column, fromCell(column, cell)]),
    );
    const known = products.get(id);
    if (!variant && ownRows.has(id))
      throw new StartError(`Row ${info.lines}, id: ${id} is in row ${ownRows.get(id)} too.`);
    const product = known ?? { row: info.lines, value: { id }, variantRows: [] };
    products.set(id, product);
    if (!variant) {
      ownRows.set(id, info.lines);
      Object.assign(product.value, values);
    } else {
      (product.value.variants ??= []).push({ id: variant, ...values });
      product.variantRows.push(info.lines);
    }
  }
  return [...products.values()];
}

function readRecords(content: string): { record: Cells; info: { lines: number } }[] {
  try {
    return parse(content, { columns: checkHeader, info: true, bom: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new StartError(`The file is not CSV: ${error.message}.`);
    throw error;
  }
}

function checkHeader(header: string[]): string[] {
  const unknown = header.find((column) => !COLUMNS.includes(column));
  if (unknown !== undefined || !header.includes('id'))
    throw new StartError(
      `${unknown === undefined ? 'There is no column id' : `There is no field "${unknown}"`}: the columns are ${COLUMNS.join(', ')}.`,
    );
  return header;
}

/** A cell that cannot be read stays a text, which the validation then refuses. */
function fromCell(column: string, cell: string): unknown {
  if (cell === NONE) return null;
  if (NUMBERS.includes(column)) return Number.isNaN(Number(cell)) ? cell : Number(cell);
  if (FLAGS.includes(column)) return { yes: true, no: false }[cell] ?? cell;
  if (!LISTS.includes(column)) return cell;
  return cell.startsWith('[') ? parseList(cell) : cell.split('|').map((text) => text.trim());
}

function parseList(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
