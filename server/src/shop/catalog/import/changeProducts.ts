import type { StaffProduct } from '@glow/shared/staff';
import type { Database, Queryable } from '../../../base/database/Database';
import { withoutLimits } from '../../../base/database/withoutLimits';
import { ApiError } from '../../../base/errors/ApiError';
import { applyChanges, applyStep, saveChanges, toSteps } from '../catalogChanges';
import { readCatalog, readPlaced, type PlacedProduct } from '../productRows';
import { lockProducts } from '../saveProducts';
import { digestOf, formatCatalogFile, isJsonText, parseCatalogFile, entryOf, versionOf } from './catalogFile';
import { planImport, UNCOUNTED, type ImportOptions } from './planImport';

const MAX_TOLD = 200;

/** Fields of a product, as a file has them, that change the named version of it. */
export interface ProductChange {
  id: string;
  /** Empty for a new product; the present one if it is absent. */
  version?: string;
  entry: Record<string, unknown>;
  operator: string;
  pictureHosts?: readonly string[];
}

/** Throws an `ApiError` 404 if there is none. */
export async function readProduct(database: Queryable, id: string): Promise<StaffProduct> {
  return toStaffProduct(await readOne(database, id));
}

/** Changes or makes a product. Throws an `ApiError`: 409 if it was changed or made meanwhile, 422 with the problems. */
export async function changeProduct(database: Database, { id, version, entry, operator, pictureHosts }: ProductChange) {
  if ((entry.id ?? id) !== id) throw new ApiError(400, `This is ${id}, which is not renamed.`);
  // what an import changes of this product comes first
  await applyChanges(database, undefined, id);
  return database.transaction(
    async (transaction) => {
      await lockProducts(transaction, [id]);
      const present =
        version === '' ? await readLast(transaction, id) : [await readUnchanged(transaction, { id, version, entry })];
      const source = { value: { ...entry, id }, variantRows: [] };
      const plan = await planImport(present, [source], { operator, pictureHosts, isCounted: true });
      if (plan.problems.length > 0) throw new ApiError(422, 'Nothing has changed.', plan.problems);
      for (const step of plan.steps) await applyStep(transaction, step);
      return { product: await readProduct(transaction, id), changes: plan.changes };
    },
    { locks: [id] },
  );
}

/**
 * Changes products by a CSV or JSON text. `plan` is that of the changes that the person has seen; if it is absent, any
 * changes are made. Throws an `ApiError` (422 problems, 409 another plan) or what `save` does.
 */
export async function importProducts(
  database: Database,
  { file, isDryRun, plan: seen, ...options }: ImportOptions & { file: string; isDryRun: boolean; plan?: string },
  save = saveChanges,
): Promise<{ changes: string[]; changed: number; plan: string; products: { name: string; image: string }[] }> {
  const sources = await parseCatalogFile(file, !isJsonText(file));
  const plan = await planImport(await readAll(database), sources, options);
  const { problems, changes } = plan;
  const inAll = problems.length > MAX_TOLD ? `; ${problems.length} problems in all` : '';
  if (problems.length > 0)
    throw new ApiError(422, `Nothing has changed${inAll}.`, undefined, {
      code: problems.some(({ message }) => message === UNCOUNTED) ? 'uncounted' : undefined,
      problems: problems.slice(0, MAX_TOLD),
    });
  // stock is left out, because orders change it meanwhile
  const products = plan.steps.slice(0, MAX_TOLD).map(({ products: [row] }) => {
    return { name: String(row?.name), image: String(JSON.parse(String(row?.images ?? '[]'))[0] ?? '') };
  });
  const current = { changes, changed: changes.length, plan: digestOf(plan.facts), products };
  if (seen !== undefined && seen !== current.plan)
    throw new ApiError(409, 'The catalogue was changed: check the list.', undefined, { code: 'changed', current });
  if (changes.length > 0) await save(database, toSteps(plan.steps), isDryRun);
  return current;
}

export async function exportProducts(database: Database, isCsv: boolean, withStock = false): Promise<string> {
  const products = (await readAll(database)).map(({ product }) => product);
  return formatCatalogFile(products, isCsv, withStock);
}

/** All products in catalogue order, after the steps of an interrupted import. */
export async function readAll(database: Database): Promise<PlacedProduct[]> {
  await applyChanges(database);
  return readCatalog(withoutLimits(database));
}

async function readOne(database: Queryable, id: string): Promise<PlacedProduct> {
  const [placed] = await readPlaced(database, [id]);
  if (!placed) throw new ApiError(404, `There is no product ${id}.`);
  return placed;
}

/** Throws an `ApiError` 409 with the present product if it has not the version that the change was made on. */
async function readUnchanged(transaction: Queryable, { id, version, entry }: Omit<ProductChange, 'operator'>) {
  const before = await readOne(transaction, id);
  const current = toStaffProduct(before);
  if (version === undefined || partOf(version, entry) === partOf(current.version, entry)) return before;
  throw new ApiError(409, 'This product was changed elsewhere.', undefined, { code: 'changed', current });
}

/** The last product, which a new one follows. Throws an `ApiError` 409 if the new id is taken. */
async function readLast(transaction: Queryable, id: string): Promise<PlacedProduct[]> {
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [id]);
  const [known, [last]] = await Promise.all([
    transaction.query('select id from products where id = $1', [id]),
    transaction.query('select id from products order by position desc, id desc limit 1', []),
  ]);
  if (known.length > 0)
    throw new ApiError(409, 'There is a product of this id already.', undefined, { code: 'exists' });
  return last ? readPlaced(transaction, [String(last.id)]) : [];
}

function toStaffProduct({ product }: PlacedProduct): StaffProduct {
  const entry = entryOf(product, true);
  return { version: `${versionOf(product)}.${digestOf(entry)}`, entry };
}

/** Stock is part of a version only if the change has stock, because every order changes it. */
function partOf(version: string, { stock, variants }: ProductChange['entry']): string | undefined {
  const hasStock = [{ stock }, ...(Array.isArray(variants) ? variants : [])].some((part) => part?.stock !== undefined);
  return version.split('.')[hasStock ? 1 : 0];
}
