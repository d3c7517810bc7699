import { statSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { lineId } from '@glow/shared/catalog';
import { changeCount } from '@glow/shared/staff';
import { applyChanges, readSetAside, settleSetAside } from '../../../shop/catalog/catalogChanges';
import { problemText, type ImportProblem } from '../../../shop/catalog/import/catalogEntry';
import { changeProduct, exportProducts, importProducts, readAll } from '../../../shop/catalog/import/changeProducts';
import { readCell } from '../../../shop/catalog/import/cells';
import type { Config } from '../../../base/config/config';
import { readTextFile } from '../../../base/config/readTextFile';
import type { Database } from '../../../base/database/Database';
import { ApiError } from '../../../base/errors/ApiError';
import { StartError } from '../../../base/errors/errors';
import { operatorName, withShop } from '../openShop';
import { printProgress } from '../program';
import { tableOf } from '../text';

const MAX_PRINTED = 100;

const FIELDS = 'price originalPrice stock isNew isBestseller discontinued hidden removedVariants'.split(' ');

/** Adds the steps of imports that are set aside to the text of `work`. */
async function answer(config: Config, work: (database: Database) => Promise<string>): Promise<string> {
  return withShop(config, async (database) => [await work(database), ...(await readSetAside(database))].join('\n'));
}

export function exportCatalog(config: Config, file: string, { stock }: { stock?: boolean }): Promise<string> {
  const extension = extname(file).toLowerCase();
  if (!['.json', '.csv'].includes(extension)) throw new StartError(`GLOW-308 ${file} is no .json or .csv file.`);
  return answer(config, async (database) => {
    writeFileSync(file, await exportProducts(database, extension === '.csv', stock));
    return resolve(file);
  });
}

/** Changes products as the file says. Throws a `StartError` with the problems of the file, at most 200. */
export async function importCatalog(
  config: Config,
  path: string,
  { dryRun: isDryRun = false, counted: isCounted }: { dryRun?: boolean; counted?: boolean },
): Promise<string> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new StartError(`GLOW-309 There is no file ${path}.`);
  const { pictureHosts } = config;
  const given = { file: readTextFile(path), isDryRun, isCounted, pictureHosts, operator: operatorName() };
  printProgress(`Importing ${path} …`);
  return answer(config, (database) => importProducts(database, given).then(describe, explain));
}

/** Sets fields of a product or of one of its choices, given as `price=45.00`. */
export function setInCatalog(config: Config, target: string, assignments: string[]): Promise<string> {
  const values = Object.fromEntries(assignments.map(readAssignment));
  return answer(config, async (database) => {
    const [variant] = await database.query(
      'select product_id, id from variants where line_id = $1 and not exists (select from products where id = $1)',
      [target],
    );
    const entry = variant ? { variants: [{ id: variant.id, ...values }] } : values;
    const change = { id: String(variant?.product_id ?? target), entry, operator: operatorName() };
    await applyChanges(database);
    return changeProduct(database, change).then(describe, explain);
  });
}

/** Tries the set aside steps of imports again, or drops them; only one if `step` is given. */
export function settleSteps(config: Config, isDropped: boolean, step?: number): Promise<string> {
  return answer(config, (database) => settleSetAside(database, { step, isDropped }));
}

function describe({ changes }: { changes: string[] }): string {
  const more = changes.length - MAX_PRINTED;
  const shown = [...changes.slice(0, MAX_PRINTED), ...(more > 0 ? [`and ${more} more`] : [])];
  return [...shown, changeCount(changes.length)].join('\n');
}

function explain(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { code, problems = error.errors } = error.details as { code?: string; problems?: ImportProblem[] };
  const told = problems.filter(({ message }) => message !== error.message).map(problemText);
  const hints = code === 'uncounted' ? ['`--counted` says that it was counted.'] : [];
  throw new StartError(['GLOW-361 The change is refused:', ...told, ...hints, error.message].join('\n'));
}

function readAssignment(assignment: string): [field: string, value: unknown] {
  const [field = '', text = ''] = assignment.split('=', 2);
  if (!FIELDS.includes(field) || text === '')
    throw new StartError(`GLOW-310 "${assignment}" sets nothing: fields are ${FIELDS.join(', ')}, as price=45.00.`);
  return [field === 'hidden' ? 'isHidden' : field, readCell(field, text)];
}

export async function listStock(config: Config): Promise<string> {
  return tableOf(
    (await withShop(config, readAll)).flatMap(({ product }) =>
      (product.variants ?? [undefined]).map((variant) => [
        lineId(product, variant),
        String((variant ?? product).stockCount),
        `${product.name}${variant ? `, ${variant.name}` : ''}${product.isDiscontinued || variant?.isDiscontinued ? ' (discontinued)' : ''}`,
      ]),
    ),
  );
}
