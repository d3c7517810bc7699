import { statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { EntrySource } from '../catalog/catalogEntry';
import { formatCatalogFile, parseCatalogFile } from '../catalog/catalogFile';
import type { Config } from '../config/config';
import { readTextFile } from '../config/readTextFile';
import { StartError } from '../errors/StartError';
import { withAdmin, type RunQuery } from './adminSession';
import { changeCatalog, readPresent, setFields } from './changeCatalog';

const USAGE = `npm run catalog takes one of
  export [file.json or file.csv] [--stock]
  import <file.json or file.csv> [--dry-run]
  set <id of a product or of a choice> price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes`;

/** Runs `npm run catalog` with its arguments; resolves with what it prints, and throws a `StartError` where it refuses. */
export async function catalogCommand([command = '', ...args]: string[], config: Config): Promise<string> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const [target, ...assignments] = args.filter((arg) => !arg.startsWith('--'));
  const isOnly = (...allowed: string[]) =>
    options.every((option) => allowed.includes(option)) && (command === 'set' || assignments.length === 0);
  if (command === 'export' && isOnly('--stock'))
    return withAdmin(config, (ask) => exportTo(ask, resolve(target ?? 'catalog.json'), options.length > 0));
  if (command === 'import' && target && isOnly('--dry-run')) {
    const sources = readEntries(resolve(target));
    return withAdmin(config, (ask) => changeCatalog(ask, () => sources, options.length > 0));
  }
  if (command === 'set' && target && assignments.length > 0 && isOnly())
    return withAdmin(config, (ask) => setFields(ask, target, assignments));
  throw new StartError(USAGE);
}

async function exportTo(ask: RunQuery, file: string, withStock: boolean): Promise<string> {
  const products = (await readPresent(ask)).map(({ product }) => product);
  writeFileSync(file, formatCatalogFile(products, extensionOf(file) === '.csv', withStock));
  return `${file}\n${products.length} products`;
}

function readEntries(file: string): EntrySource[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${file} to import.`);
  const isText = extensionOf(file, '.tsv', '.txt') !== '.json';
  const content = readTextFile(file);
  return parseCatalogFile(content, isText && !/^\s*[[{]/.test(content));
}

function extensionOf(file: string, ...more: string[]): string {
  const extension = extname(file).toLowerCase();
  if (!['.json', '.csv', ...more].includes(extension))
    throw new StartError(`${file} is neither a .json nor a .csv file. Save a spreadsheet as "CSV UTF-8".`);
  return extension;
}
