import { randomUUID } from 'node:crypto';
import { StartError, UnavailableError, messageOf } from '../../base/errors/errors';
import { attempt } from '../../base/system/attempt';
import { addToAuditLog, type AuditEntry } from '../auditLog';
import type { Database, Queryable, Row } from '../../base/database/Database';
import { versionOf } from './import/catalogFile';
import { readPlaced } from './productRows';
import { joinRows, lockProducts, saveProducts, type CatalogRows } from './saveProducts';
import { tryOut } from '../../base/database/tryOut';
import { withoutLimits } from '../../base/database/withoutLimits';

const CATALOG_TABLES = `products variants reviews stock product_tags product_texts
  search_words catalog_changes`.split(/\s+/);

/** Products in one transaction, few enough that an order does not wait noticeably. */
const STEP = 50;
const WRITE_STEP = `insert into catalog_changes (position, rows, import_id)
  select coalesce(max(position), 0) + 1, $2, $1 from catalog_changes on conflict do nothing`;

/** Changed products that are saved at once, with an entry of the audit log for each; it is written down as JSON. */
export type CatalogStep = CatalogRows & { audit?: AuditEntry[] };

type Steps = AsyncIterable<CatalogStep> | Iterable<CatalogStep>;

export function* toSteps(changes: CatalogStep[]): Generator<CatalogStep> {
  for (let from = 0; from < changes.length; from += STEP) yield joinRows(changes.slice(from, from + STEP));
}

/** Saves all steps or none; a dry run only tries. Throws a `StartError` if a step fails or an import came between. */
export async function saveChanges(database: Database, steps: Steps, isDryRun = false): Promise<void> {
  await writeChanges(database, steps, isDryRun);
  const failed = isDryRun ? [] : await applyChanges(withoutLimits(database));
  if (failed.length > 0) throw new StartError(failed.join(' '));
}

/** Writes all steps down or none, for `applyChanges`; throws as `saveChanges`. */
export async function writeChanges(limited: Database, steps: Steps, isDryRun = false): Promise<void> {
  const database = withoutLimits(limited);
  const importId = randomUUID();
  if (!isDryRun) await database.query('delete from catalog_changes where is_complete = 0', []);
  let count = 0;
  for await (const step of steps) {
    await tryStep(database, step);
    if (!isDryRun) await database.query(WRITE_STEP, [importId, JSON.stringify(step)]);
    count += 1;
  }
  if (isDryRun) return;
  await database.transaction(async (transaction) => {
    const complete = 'update catalog_changes set is_complete = 1 where import_id = $1 returning position';
    if ((await transaction.query(complete, [importId])).length !== count)
      throw new StartError('GLOW-341 Another import was started meanwhile; nothing has changed.');
  });
}

/** Applies a step and rolls it back. If it fails, each of its products is tried, to name the cause. */
async function tryStep(database: Database, step: CatalogStep): Promise<void> {
  try {
    await tryOut(database, (transaction) => applyStep(transaction, step));
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    const parts = partsOf(step);
    for (const part of parts.length > 1 ? parts : []) await tryStep(database, part);
    throw new StartError(
      `GLOW-342 ${productsOf(step).join(', ') || 'A step'} cannot be saved: ${messageOf(error)}. Nothing has changed.`,
    );
  }
}

/** PostgreSQL plans a list well only if its table was analyzed after many changes. */
export async function refreshPlans(database: Queryable): Promise<void> {
  for (const table of CATALOG_TABLES) await database.query(`analyze ${table}`, []);
}

/** Applies the complete steps, until `isStopped`. Sets failing steps aside, and returns a sentence each. */
export async function applyChanges(
  database: Pick<Database, 'query' | 'transaction'>,
  isStopped = () => false,
  product?: string,
) {
  const failed: string[] = [];
  const positions = await waitingSteps(database, product);
  for (const position of positions) {
    if (isStopped()) return failed;
    const apply = () => database.transaction((transaction) => applyWritten(transaction, position));
    try {
      // a second attempt, because the connection may have been lost, or a row locked
      await apply().catch(apply);
    } catch (error) {
      if (error instanceof UnavailableError) throw error;
      const set = 'update catalog_changes set problem = $2 where position = $1 returning *';
      failed.push(...(await database.query(set, [position, messageOf(error)])).map(describe));
    }
  }
  if (positions.length > 1) await database.transaction(refreshPlans, { limitMs: Infinity });
  return failed;
}

/** The complete steps that are neither applied nor set aside, of all or of one product. */
export async function waitingSteps(database: Queryable, product?: string): Promise<number[]> {
  const waiting = `select position from catalog_changes where is_complete = 1 and problem is null
    and strpos(rows, $1) > 0 order by position`;
  const named = product === undefined ? '' : `"id":${JSON.stringify(product)}`;
  return (await database.query(waiting, [named])).map(({ position }) => Number(position));
}

/** The number of products in waiting steps; only the last step of an import has fewer than `STEP`. */
export async function countWaiting(database: Queryable): Promise<number> {
  const positions = await waitingSteps(database);
  const products =
    "select json_array_length(rows::json -> 'products') as count from catalog_changes where position = $1";
  const [last] = await database.query(products, [positions.at(-1) ?? 0]);
  return last ? (positions.length - 1) * STEP + Number(last.count) : 0;
}

/** Applies a step that was written down, unless another process has applied it meanwhile. */
export async function applyWritten(transaction: Queryable, position: number): Promise<void> {
  const read = 'select rows from catalog_changes where position = $1 and is_complete = 1 for update';
  const [written] = await transaction.query(read, [position]);
  if (!written) return;
  await applyStep(transaction, JSON.parse(String(written.rows)));
  await transaction.query('delete from catalog_changes where position = $1', [position]);
}

export async function applyStep(transaction: Queryable, { audit = [], ...rows }: CatalogStep): Promise<void> {
  await requireUnchanged(transaction, rows.products);
  await saveProducts(transaction, rows, true);
  await addToAuditLog(transaction, audit);
}

/** Throws a `StartError` if a product has not the version of its row; rows of an older server have no version. */
async function requireUnchanged(transaction: Queryable, rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  await lockProducts(transaction, ids);
  const present = new Map((await readPlaced(transaction, ids)).map(({ product }) => [product.id, versionOf(product)]));
  const changed = rows.find(
    ({ id, made_on: madeOn }) => madeOn !== undefined && madeOn !== (present.get(String(id)) ?? ''),
  );
  if (changed) throw new StartError(`GLOW-354 ${changed.id} was changed meanwhile`);
}

/** A sentence for the operator for each step that is set aside. */
export async function readSetAside(database: Queryable): Promise<string[]> {
  const rows = await database.query('select * from catalog_changes where problem is not null order by position', []);
  return rows.map(describe);
}

/** Drops or applies one or all set aside steps. Throws a `StartError` if there is none, or one fails. */
export async function settleSetAside(
  database: Database,
  { step = null, isDropped }: { step?: number | null; isDropped: boolean },
): Promise<string> {
  const settle = isDropped ? 'delete from catalog_changes' : 'update catalog_changes set problem = null';
  const chosen = 'where problem is not null and position = coalesce($1, position)';
  const { length } = await database.query(`${settle} ${chosen} returning position`, [step]);
  const failed = await applyChanges(database);
  if (length === 0) failed.push('GLOW-353 No such step of an import is set aside.');
  if (failed.length > 0) throw new StartError(failed.join(' '));
  return `${length === 1 ? '1 step' : `${length} steps`} ${isDropped ? 'dropped' : 'applied'}.`;
}

function describe({ position, rows, problem }: Row): string {
  const products = attempt(() => productsOf(JSON.parse(String(rows))).join(', '));
  return `GLOW-364 Step ${position} of an import (${products || 'its products cannot be read'}) is set aside, because it cannot be applied: ${problem}. \`npm run glow -- catalog retry ${position}\` tries it again, \`npm run glow -- catalog drop ${position}\` removes it.`;
}

function partsOf(step: CatalogStep): CatalogStep[] {
  return productsOf(step).map((product) => {
    const isOwn = ({ product_id: owner, subject, id }: Row) => (owner ?? subject ?? id) === product;
    return JSON.parse(JSON.stringify(step), (table, rows) =>
      table && Array.isArray(rows) ? rows.filter(isOwn) : rows,
    );
  });
}

const productsOf = ({ products }: CatalogStep): string[] => products.map(({ id }) => String(id));
