import type { Queryable, Row, Value } from '../database/Database';
import { StartError } from '../errors/StartError';
import { tables } from './tables';

/** A line of an export that holds a row. */
export interface RowLine {
  table?: string;
  row?: Row;
}

/** Inserts the row of a line of an export; throws a `StartError` where the line is something else. */
export async function insertRow(transaction: Queryable, { table, row }: RowLine): Promise<void> {
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
