import { statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { EntrySource } from '../../server/src/catalog/catalogEntry';
import { formatCatalogFile, parseCatalogFile } from '../../server/src/catalog/catalogFile';
import type { Config } from '../../server/src/config/config';
import { readTextFile } from '../../server/src/config/readTextFile';
import { StartError } from '../../server/src/errors/StartError';
import { ask, readSetAside, withAdmin, type RunQuery } from './adminSession';
import { changeCatalog, readPresent, setFields } from './changeCatalog';

const USAGE = `npm run catalog takes one of
  export [file.json or file.csv] [--stock]
  import <file.json or file.csv> [--dry-run]
  set <id of a product or of a choice> price=45.00 originalPrice=58.00 stock=12 isNew=yes isBestseller=no discontinued=yes
  retry or drop [number of a step that is set aside]`;

/** Runs `npm run catalog` with its arguments; resolves with what it prints, and throws a `StartError` where it refuses. */
export async function catalogCommand([command = '', ...args]: string[], config: Config): Promise<string> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const [target, ...assignments] = args.filter((arg) => !arg.startsWith('--'));
  const isOnly = (...allowed: string[]) =>
    options.every((option) => allowed.includes(option)) && (command === 'set' || assignments.length === 0);
  const answer = (work: (run: RunQuery) => Promise<string>) =>
    withAdmin(config, async (run) => [await work(run), ...(await readSetAside(run))].join('\n'));
  if (command === 'export' && isOnly('--stock'))
    return answer((run) => exportTo(run, resolve(target ?? 'catalog.json'), options.length > 0));
  if (command === 'import' && target && isOnly('--dry-run')) {
    const sources = readEntries(resolve(target));
    return answer((run) => changeCatalog(run, () => sources, options.length > 0));
  }
  if (command === 'set' && target && assignments.length > 0 && isOnly())
    return answer((run) => setFields(run, target, assignments));
  if ((command === 'retry' || command === 'drop') && isOnly() && /^\d*$/.test(target ?? ''))
    return answer((run) =>
      ask(run, 'settle-set-aside', { step: target && Number(target), isDropped: command === 'drop' }),
    );
  throw new StartError(USAGE);
}

async function exportTo(run: RunQuery, file: string, withStock: boolean): Promise<string> {
  const products = (await readPresent(run)).map(({ product }) => product);
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
