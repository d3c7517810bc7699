/** A statement parameter or column value. Booleans and JSON are stored as numbers and text. */
export type Value = string | number | null;

/** A row by column name; `bigint` columns may arrive as text, so read them through `Number()`. */
export type Row = Record<string, Value>;

/** Runs statements: the database itself, or a transaction. */
export interface Queryable {
  /** Runs one statement and returns its rows. Without `params` the text may hold several statements, and the rows are empty. */
  query(text: string, params?: Value[]): Promise<Row[]>;
}

/** Database interface, implemented by the embedded engine and by PostgreSQL. */
export interface Database extends Queryable {
  /** Location for messages; never contains a password. */
  readonly location: string;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. `work` may run again after a deadlock. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot, isolated from concurrent writes. */
  snapshot<Result>(work: (snapshot: Queryable) => Promise<Result>): Promise<Result>;
  /** Closes all connections; committed data is on disk. */
  close(): Promise<void>;
}
