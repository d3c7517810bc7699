/** A value that goes into a statement's `$n`, or comes out of a column. Booleans and JSON are kept as numbers and text. */
export type Value = string | number | null;

/** A row by column name; `bigint` columns may arrive as text, so read them through `Number()`. */
export type Row = Record<string, Value>;

/** Where statements can be sent: the database itself, or a transaction of it. */
export interface Queryable {
  /** Runs one statement and answers its rows. Without `params` the text may hold several statements, and the rows are empty. */
  query(text: string, params?: Value[]): Promise<Row[]>;
}

/** The one door to the data, the same for the embedded engine and for PostgreSQL. */
export interface Database extends Queryable {
  /** Where the data lives, in words for people; never holds a password. */
  readonly place: string;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. `work` may run again after a deadlock. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result>;
  /** Runs `work` on the data as it is at one moment, whatever others write meanwhile; it only reads. */
  snapshot<Result>(work: (view: Queryable) => Promise<Result>): Promise<Result>;
  /** Ends every connection; data acknowledged before is on disk. */
  close(): Promise<void>;
}
