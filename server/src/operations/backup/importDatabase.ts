import type { Database, Queryable, Row, Value } from '../../base/database/Database';
import { applyMigrations, migrationNames, recreateSchema } from '../../shop/database/migrate';
import { databaseTotals, emptyTables, tables, totalNames, type DatabaseTotals } from './tables';
import { StartError } from '../../base/errors/errors';

interface Line {
  glow?: number;
  migrations?: string[];
  table?: string;
  row?: Row;
  sums?: DatabaseTotals;
}

/** Imports an export into an empty shop, whole or not; returns the totals. Throws a `StartError` with the reason. */
export async function importDatabase(database: Database, lines: AsyncIterable<string>): Promise<DatabaseTotals> {
  return database.transaction((transaction) => importLines(transaction, lines), { limitMs: Infinity });
}

async function importLines(transaction: Queryable, lines: AsyncIterable<string>): Promise<DatabaseTotals> {
  await requireEmpty(transaction);
  let expected: DatabaseTotals | undefined;
  let isFirst = true;
  for await (const text of lines) {
    const line = JSON.parse(text) as Line;
    if (isFirst) await prepareSchema(transaction, line);
    else if (line.sums) expected = line.sums;
    else await insertRow(transaction, line);
    isFirst = false;
  }
  if (!expected) throw new StartError('GLOW-302 The file is cut short; nothing was imported.');
  const names = totalNames.filter((name) => name in (expected ?? {}));
  const sums = await databaseTotals(transaction, names);
  const [inFile, inRows] = [JSON.stringify(expected), JSON.stringify(sums)];
  if (inFile !== inRows)
    throw new StartError(`GLOW-303 The sums differ (file ${inFile}, rows ${inRows}); nothing was imported.`);
  await applyMigrations(transaction, migrationNames);
  return sums;
}

async function requireEmpty(transaction: Queryable): Promise<void> {
  const sums = await databaseTotals(transaction);
  const filled = emptyTables.find((name) => sums[name]);
  if (filled)
    throw new StartError(`GLOW-304 An import needs an empty database; this one has ${sums[filled]} rows in ${filled}.`);
}

/** Empties the catalogue and gives the tables the version of the export. */
async function prepareSchema(transaction: Queryable, { glow, migrations = [] }: Line): Promise<void> {
  if (glow !== 1) throw new StartError('GLOW-305 This is not an export of a Glow shop.');
  if (migrations.length === 0 || migrations.join() !== migrationNames.slice(0, migrations.length).join())
    throw new StartError(
      `GLOW-306 The export is of another version of Glow: its last migration is ${migrations.at(-1)}, the last one here is ${migrationNames.at(-1)}.`,
    );
  if (migrations.length < migrationNames.length) await recreateSchema(transaction, migrations);
  else await transaction.query('delete from products; delete from stock; delete from store_policy');
}

/** Inserts the row of a line of an export; throws a `StartError` if the line has none. */
export async function insertRow(transaction: Queryable, { table, row }: Line): Promise<void> {
  const target = tables.find(({ name }) => name === table);
  const columns = Object.keys(row ?? {});
  if (!target || !row || !columns.every((column) => /^[a-z_]+$/.test(column)))
    throw new StartError('GLOW-307 The file holds a line that is no row of a shop; nothing was imported.');
  const values: Value[] = Object.values(row);
  await transaction.query(
    `insert into ${target.name} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  );
}
