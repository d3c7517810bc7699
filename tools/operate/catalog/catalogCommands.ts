import { statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { readSetAside, settleSetAside } from '../../../server/src/catalog/catalogChanges';
import type { EntrySource } from '../../../server/src/catalog/import/catalogEntry';
import { readAll } from '../../../server/src/catalog/import/changeProducts';
import { formatCatalogFile, isJsonText, parseCatalogFile } from '../../../server/src/catalog/import/catalogFile';
import type { Config } from '../../../server/src/config/config';
import { readTextFile } from '../../../server/src/config/readTextFile';
import type { Database } from '../../../server/src/database/Database';
import { StartError } from '../../../server/src/errors/StartError';
import { withShop } from '../openShop';
import { changeCatalog, setFields } from './changeCatalog';

type ImportFlags = { dryRun?: boolean; counted?: boolean };

/** What a command of the catalogue prints, and the steps of imports that are set aside. */
async function answer(config: Config, work: (database: Database) => Promise<string>): Promise<string> {
  return withShop(config, async (database) => [await work(database), ...(await readSetAside(database))].join('\n'));
}

/** Writes all products to a file, with their stock if that is wanted. */
export function exportCatalog(config: Config, file: string, withStock = false): Promise<string> {
  return answer(config, async (database) => {
    const products = (await readAll(database)).map(({ product }) => product);
    writeFileSync(file, formatCatalogFile(products, extensionOf(file) === '.csv', withStock));
    return `${resolve(file)}\n${products.length} products`;
  });
}

/** Changes products as a file says. Throws a `StartError` with all problems of the file. */
export async function importCatalog(config: Config, file: string, flags: ImportFlags): Promise<string> {
  const sources = await readEntries(resolve(file));
  const options = { pictureHosts: config.pictureHosts, isCounted: flags.counted };
  return answer(config, (database) => changeCatalog(database, () => sources, options, flags.dryRun));
}

/** Sets fields of a product or of one of its choices, given as `price=45.00`. */
export function setInCatalog(config: Config, id: string, assignments: string[]): Promise<string> {
  return answer(config, (database) => setFields(database, id, assignments));
}

/** Tries the steps of imports again that are set aside, or drops them; or the one with this number. */
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
