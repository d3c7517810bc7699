// npm run catalog -- export [file] [--stock] | import <file> [--dry-run] | set <id> price=45.00 stock=12
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { choicesOf, lineId } from '@glow/shared/catalog';
import type { EntrySource } from '../catalog/catalogEntry';
import { formatCatalogFile, parseCatalogFile } from '../catalog/catalogFile';
import { planImport, type ImportPlan, type PlacedProduct } from '../catalog/planImport';
import { readConfig } from '../config/config';
import { toSteps } from '../database/catalogChanges';
import { StartError } from '../errors/StartError';
import { withAdmin, type RunQuery } from './adminSession';
import { runCommand } from './runCommand';

const USAGE = `npm run catalog takes one of
  export [file.json or file.csv] [--stock]
  import <file.json or file.csv> [--dry-run]
  set <id of a product or of a choice> price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes`;

/** Changes and problems that are printed one by one. */
const MAX_PRINTED = 20;

/** Fields of `set`, with how their text is read; a text that cannot be is refused by the validation. */
const FIELDS: Record<string, (text: string) => unknown> = {
  price: toNumber,
  originalPrice: (text) => (text === 'none' ? null : toNumber(text)),
  stock: toNumber,
  isNew: toFlag,
  isBestseller: toFlag,
  discontinued: toFlag,
};

runCommand(run);

async function run([command = '', ...args]: string[]): Promise<string> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const [target, ...assignments] = args.filter((arg) => !arg.startsWith('--'));
  const isOnly = (...allowed: string[]) =>
    options.every((option) => allowed.includes(option)) && (command === 'set' || assignments.length === 0);
  const config = readConfig();
  if (command === 'export' && isOnly('--stock'))
    return withAdmin(config, (ask) => exportTo(ask, resolve(target ?? 'catalog.json'), options.length > 0));
  if (command === 'import' && target && isOnly('--dry-run')) {
    const sources = readEntries(resolve(target));
    return withAdmin(config, (ask) => change(ask, () => sources, options.length > 0));
  }
  if (command === 'set' && target && assignments.length > 0 && isOnly())
    return withAdmin(config, (ask) => change(ask, (present) => [entryFor(present, target, assignments)], false));
  throw new StartError(USAGE);
}

async function exportTo(ask: RunQuery, file: string, withStock: boolean): Promise<string> {
  const products = (await readPresent(ask)).map(({ product }) => product);
  writeFileSync(file, formatCatalogFile(products, isCsv(file), withStock));
  return `${file}\n${products.length} products`;
}

async function change(
  ask: RunQuery,
  entriesFor: (present: PlacedProduct[]) => EntrySource[],
  isDryRun: boolean,
): Promise<string> {
  const present = await readPresent(ask);
  const { problems, changes, rows } = planImport(present, entriesFor(present));
  if (problems.length > 0) throw new StartError([...firstOf(problems), 'Nothing has changed.'].join('\n'));
  if (!isDryRun && rows.length > 0) await ask('save-catalog', () => undefined, toSteps(rows));
  return [...firstOf(changes), summaryOf(changes, isDryRun)].join('\n');
}

async function readPresent(ask: RunQuery): Promise<PlacedProduct[]> {
  const present: PlacedProduct[] = [];
  await ask('catalog', (line) => void present.push(JSON.parse(line)));
  return present;
}

function firstOf(lines: string[]): string[] {
  const more = lines.length - MAX_PRINTED;
  return [...lines.slice(0, MAX_PRINTED), ...(more > 0 ? [`and ${more} more`] : [])];
}

function summaryOf({ length }: ImportPlan['changes'], isDryRun: boolean): string {
  if (length === 0) return 'Nothing changes.';
  const products = length === 1 ? '1 product' : `${length} products`;
  return isDryRun ? `${products} would change.` : `${products} changed.`;
}

function readEntries(file: string): EntrySource[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${file} to import.`);
  return parseCatalogFile(readFileSync(file, 'utf8'), isCsv(file));
}

/** The entry of `set`: of a product, or of one of its variants. */
function entryFor(present: PlacedProduct[], target: string, assignments: string[]): EntrySource {
  const values = Object.fromEntries(assignments.map(readAssignment));
  const products = present.map(({ product }) => product);
  if (products.some(({ id }) => id === target)) return { value: { id: target, ...values }, variantRows: [] };
  const choice = products.flatMap(choicesOf).find(({ product, variant }) => lineId(product, variant) === target);
  if (!choice?.variant)
    throw new StartError(`There is nothing with the id ${target}: npm run catalog -- export lists all.`);
  const variant = { id: choice.variant.id, ...values };
  return { value: { id: choice.product.id, variants: [variant] }, variantRows: [] };
}

function readAssignment(assignment: string): [field: string, value: unknown] {
  const [field = '', text = ''] = assignment.split('=', 2);
  const read = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  if (!read || text === '')
    throw new StartError(
      `"${assignment}" sets nothing: the fields are ${Object.keys(FIELDS).join(', ')}, for example price=45.00.`,
    );
  return [field, read(text)];
}

function toNumber(text: string): unknown {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function toFlag(text: string): unknown {
  return { yes: true, no: false }[text] ?? text;
}

function isCsv(file: string): boolean {
  const extension = extname(file).toLowerCase();
  if (extension !== '.csv' && extension !== '.json')
    throw new StartError(`${file} is neither a .json nor a .csv file.`);
  return extension === '.csv';
}
