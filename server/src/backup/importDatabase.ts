import type { Database, Queryable, Row, Value } from '../database/Database';
import { StartError } from '../errors/StartError';
import { databaseTotals, type DatabaseTotals } from './databaseTotals';
import { tables } from './tables';

interface Line {
  glow?: number;
  migrations?: string[];
  table?: string;
  row?: Row;
  sums?: DatabaseTotals;
}

/**
 * Imports the lines of an export into an empty shop in one transaction and returns its totals.
 * Throws a `StartError` where the shop is not empty, the file is truncated or of another version, or the totals differ.
 */
export async function importDatabase(database: Database, lines: AsyncIterable<string>): Promise<DatabaseTotals> {
  return database.transaction(async (transaction) => {
    await requireEmpty(transaction);
    await transaction.query('delete from stock', []);
    let expected: DatabaseTotals | undefined;
    let isFirst = true;
    for await (const text of lines) {
      const line = JSON.parse(text) as Line;
      if (isFirst) await requireSameVersion(transaction, line);
      else if (line.sums) expected = line.sums;
      else await insert(transaction, line);
      isFirst = false;
    }
    const sums = await databaseTotals(transaction);
    if (!expected) throw new StartError('The file is cut short; nothing was imported.');
    const [inFile, inRows] = [JSON.stringify(expected), JSON.stringify(sums)];
    if (inFile !== inRows)
      throw new StartError(`The sums differ: the file says ${inFile}, its rows ${inRows}; nothing was imported.`);
    return sums;
  });
}

async function requireEmpty(transaction: Queryable): Promise<void> {
  const sums = await databaseTotals(transaction);
  const filled = tables.find(({ name }) => name !== 'stock' && sums[name]);
  if (filled)
    throw new StartError(
      `A shop can only be moved into an empty database; this one has ${sums[filled.name]} rows in ${filled.name}.`,
    );
}

async function requireSameVersion(transaction: Queryable, { glow, migrations = [] }: Line): Promise<void> {
  if (glow !== 1) throw new StartError('This is not an export of a Glow shop.');
  const applied = (await transaction.query('select name from schema_migrations order by name', [])).map(({ name }) =>
    String(name),
  );
  if (applied.join() === migrations.join()) return;
  throw new StartError(
    `The export is of another version of Glow: its last migration is ${migrations.at(-1)}, the last one here is ${applied.at(-1)}.`,
  );
}

async function insert(transaction: Queryable, { table, row }: Line): Promise<void> {
  const target = tables.find(({ name }) => name === table);
  const columns = Object.keys(row ?? {});
  if (!target || !row || !columns.every((column) => /^[a-z_]+$/.test(column)))
    throw new StartError('The file holds a line that is no row of a shop; nothing was imported.');
  const values: Value[] = Object.values(row);
  await transaction.query(
    `insert into ${target.name} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  );
}
