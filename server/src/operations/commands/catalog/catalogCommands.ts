import { statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { choicesOf, lineId } from '@glow/shared/catalog';
import { readSetAside, saveChanges, settleSetAside } from '../../../shop/catalog/catalogChanges';
import { problemText, type EntrySource } from '../../../shop/catalog/import/catalogEntry';
import { readAll } from '../../../shop/catalog/import/changeProducts';
import { formatCatalogFile, isJsonText, parseCatalogFile } from '../../../shop/catalog/import/catalogFile';
import { planImport, stepsOf, UNCOUNTED, type ImportOptions } from '../../../shop/catalog/import/planImport';
import { readCell } from '../../../shop/catalog/import/cells';
import type { PlacedProduct } from '../../../shop/catalog/readCatalog';
import type { Config } from '../../../base/config/config';
import { readTextFile } from '../../../base/config/readTextFile';
import type { Database } from '../../../base/database/Database';
import { StartError } from '../../../base/errors/StartError';
import { operatorName, withShop } from '../openShop';
import { tableOf } from '../text';

const MAX_PRINTED = 100;

const FIELDS = 'price originalPrice stock isNew isBestseller discontinued hidden removedVariants'.split(' ');

type ImportFlags = { dryRun?: boolean; counted?: boolean };

/** Adds the steps of imports that are set aside to the text of `work`. */
async function answer(config: Config, work: (database: Database) => Promise<string>): Promise<string> {
  return withShop(config, async (database) => [await work(database), ...(await readSetAside(database))].join('\n'));
}

export function exportCatalog(config: Config, file: string, { stock = false }: { stock?: boolean }): Promise<string> {
  return answer(config, async (database) => {
    const products = (await readAll(database)).map(({ product }) => product);
    writeFileSync(file, formatCatalogFile(products, extensionOf(file) === '.csv', stock));
    return `${resolve(file)}\n${products.length} products`;
  });
}

/** Changes products as the file says. Throws a `StartError` with all problems of the file. */
export async function importCatalog(config: Config, file: string, flags: ImportFlags): Promise<string> {
  const sources = await readEntries(resolve(file));
  const options = { pictureHosts: config.pictureHosts, isCounted: flags.counted };
  return answer(config, (database) => changeCatalog(database, () => sources, options, flags.dryRun));
}

/** Sets fields of a product or of one of its choices, given as `price=45.00`. */
export function setInCatalog(config: Config, id: string, assignments: string[]): Promise<string> {
  return answer(config, (database) => setFields(database, id, assignments));
}

export function setStock(config: Config, id: string, pieces: string): Promise<string> {
  return withShop(config, (database) => setFields(database, id, [`stock=${pieces}`]));
}

/** Tries the set aside steps of imports again, or drops them; only one if `step` is given. */
export function settleSteps(config: Config, isDropped: boolean, step?: number): Promise<string> {
  return answer(config, (database) => settleSetAside(database, { step, isDropped }));
}

async function readEntries(file: string): Promise<EntrySource[]> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${file} to import.`);
  const isText = extensionOf(file, '.tsv', '.txt') !== '.json';
  const content = readTextFile(file);
  return parseCatalogFile(content, isText && !isJsonText(content));
}

function extensionOf(file: string, ...more: string[]): string {
  const extension = extname(file).toLowerCase();
  if (!['.json', '.csv', ...more].includes(extension))
    throw new StartError(`${file} is neither a .json nor a .csv file. Save a spreadsheet as "CSV UTF-8".`);
  return extension;
}

/** Changes products, with an entry in the audit log, or tries it. Throws a `StartError` with all problems. */
async function changeCatalog(
  database: Database,
  entriesFor: (present: PlacedProduct[]) => EntrySource[],
  options: ImportOptions,
  isDryRun = false,
): Promise<string> {
  const present = await readAll(database);
  const plan = await planImport(present, entriesFor(present), options);
  const { problems, changes } = plan;
  const hints = problems.some(({ message }) => message === UNCOUNTED) ? ['`--counted` says that it was counted.'] : [];
  if (problems.length > 0)
    throw new StartError([...firstOf(problems.map(problemText)), ...hints, 'Nothing has changed.'].join('\n'));
  if (changes.length > 0) await saveChanges(database, stepsOf(plan, operatorName()), isDryRun);
  return [...firstOf(changes), summaryOf(changes, isDryRun)].join('\n');
}

function setFields(database: Database, target: string, assignments: string[]): Promise<string> {
  return changeCatalog(database, (present) => [entryFor(present, target, assignments)], { isCounted: true });
}

function firstOf(lines: string[]): string[] {
  const more = lines.length - MAX_PRINTED;
  return [...lines.slice(0, MAX_PRINTED), ...(more > 0 ? [`and ${more} more`] : [])];
}

function summaryOf({ length }: string[], isDryRun: boolean): string {
  if (length === 0) return 'Nothing changes.';
  const products = length === 1 ? '1 product' : `${length} products`;
  return isDryRun ? `${products} would change.` : `${products} changed.`;
}

function entryFor(present: PlacedProduct[], target: string, assignments: string[]): EntrySource {
  const values = Object.fromEntries(assignments.map(readAssignment));
  const products = present.map(({ product }) => product);
  if (products.some(({ id }) => id === target)) return { value: { id: target, ...values }, variantRows: [] };
  const choice = products.flatMap(choicesOf).find(({ product, variant }) => lineId(product, variant) === target);
  if (!choice?.variant)
    throw new StartError(`There is nothing with the id ${target}: npm run glow -- catalog export lists all.`);
  const variant = { id: choice.variant.id, ...values };
  return { value: { id: choice.product.id, variants: [variant] }, variantRows: [] };
}

function readAssignment(assignment: string): [field: string, value: unknown] {
  const [field = '', text = ''] = assignment.split('=', 2);
  if (!FIELDS.includes(field) || text === '')
    throw new StartError(`"${assignment}" sets nothing: the fields are ${FIELDS.join(', ')}, for example price=45.00.`);
  return [field === 'hidden' ? 'isHidden' : field, readCell(field, text)];
}

export async function listStock(config: Config): Promise<string> {
  const present = await withShop(config, readAll);
  return tableOf(
    present.flatMap(({ product }) =>
      (product.variants ?? [undefined]).map((variant) => [
        lineId(product, variant),
        String((variant ?? product).stockCount),
        `${product.name}${variant ? `, ${variant.name}` : ''}${product.isDiscontinued || variant?.isDiscontinued ? ' (discontinued)' : ''}`,
      ]),
    ),
  );
}
