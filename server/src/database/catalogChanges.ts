import { StartError } from '../errors/StartError';
import { addToAuditLog, type AuditEntry } from './auditLog';
import type { Database } from './Database';
import { joinRows, saveProducts, type CatalogRows } from './saveProducts';

/** Tables that an import changes. */
export const CATALOG_TABLES = [
  'products',
  'variants',
  'reviews',
  'stock',
  'product_tags',
  'product_texts',
  'search_words',
  'catalog_changes',
];

/** Products that are saved in one transaction, few enough that an order between two of them does not notice. */
const STEP = 50;

/** Changes in the steps in which they are saved, as JSON texts; `audit` has an entry for each change. */
export function toSteps(changes: CatalogRows[], audit: AuditEntry[] = []): string[] {
  return Array.from({ length: Math.ceil(changes.length / STEP) }, (_, index) => {
    const [from, to] = [index * STEP, (index + 1) * STEP];
    return JSON.stringify({ ...joinRows(changes.slice(from, to)), audit: audit.slice(from, to) });
  });
}

/**
 * Saves all steps or none: they are written down first, and applied once all of them are, while orders go on between them.
 * Throws a `StartError` where another import came between.
 */
export async function saveChanges(database: Database, steps: AsyncIterable<string> | Iterable<string>): Promise<void> {
  await database.query('delete from catalog_changes where is_complete = 0', []);
  let count = 0;
  for await (const step of steps) {
    await database.query('insert into catalog_changes (position, rows) values ($1, $2)', [count, step]);
    count += 1;
  }
  await database.transaction(async (transaction) => {
    const completed = await transaction.query(
      'update catalog_changes set is_complete = 1 where is_complete = 0 returning position',
      [],
    );
    if (completed.length !== count) throw new StartError('Another import was started meanwhile; nothing has changed.');
  });
  await applyChanges(database);
  if (count > 1) await refreshPlans(database);
}

/** After many changes: lists are counted in an index alone only where the table was vacuumed, and planned well only where it was analyzed. */
export async function refreshPlans(database: Database): Promise<void> {
  for (const table of CATALOG_TABLES) {
    await database.query(`analyze ${table}`, []);
    await database.vacuum(table);
  }
}

/** Applies the complete changes, those of an import that was interrupted too. */
export async function applyChanges(database: Database): Promise<void> {
  for (let isLeft = true; isLeft;) {
    isLeft = await database.transaction(async (transaction) => {
      const [next] = await transaction.query(
        'select position, rows from catalog_changes where is_complete = 1 order by position limit 1 for update',
        [],
      );
      if (!next) return false;
      const { audit = [], ...rows } = JSON.parse(String(next.rows));
      await saveProducts(transaction, rows, true);
      await addToAuditLog(transaction, audit);
      await transaction.query('delete from catalog_changes where position = $1', [Number(next.position)]);
      return true;
    });
  }
}
