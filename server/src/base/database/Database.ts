/** A statement parameter or column value. Booleans and JSON are stored as numbers and text. */
export type Value = string | number | null;

/** A row by column name; `numeric` values, as sums of `bigint`, are text. */
export type Row = Record<string, Value>;

/** Runs statements: the database itself, or a transaction. */
export interface Queryable {
  /** Runs one statement and returns its rows. Without `params` the text may hold several statements, and the rows are empty. */
  query(text: string, params?: Value[]): Promise<Row[]>;
}

/** How long a transaction may take from the call to its answer, in milliseconds; afterwards it is rolled back and fails with an `UnavailableError`. */
export const TRANSACTION_MS = 5_000;

export interface TransactionOptions {
  /** Milliseconds until it fails, default `TRANSACTION_MS`; `Infinity` for what no request waits for. */
  limitMs?: number;
  /** Names of the rows it locks: transactions of a process with a common name wait for each other without a connection, and not for the disk. */
  locks?: string[];
}

/** Called with the payload of each notification; with `ALL` if some may have been missed. */
export type NotificationListener = (payload: string) => void;

/** The payload that stands for every change. */
export const ALL = 'all';

/** The store's database: a PostgreSQL. */
export interface Database extends Queryable {
  /** Location for messages; never contains a password. */
  readonly location: string;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. `work` may run again after a deadlock or a lock timeout. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot, without a limit. */
  snapshot<Result>(work: (snapshot: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * Calls back with what `pg_notify` sends on a channel, also after the connection was renewed; until then `ALL` comes at
   * least every two seconds. Resolves once it listens, with a function that ends it.
   */
  listen(channel: string, listener: NotificationListener): Promise<() => void>;
  /** Closes all connections; committed data is on disk. */
  close(): Promise<void>;
}
