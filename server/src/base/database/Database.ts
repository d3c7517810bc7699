/** Booleans are stored as numbers, JSON as text. */
export type Value = string | number | null;

/** A row by column name; `numeric` values, such as sums of `bigint`, are text. */
export type Row = Record<string, Value>;

/** Runs statements: the database itself, or a transaction. */
export interface Queryable {
  /** Rows as the statement names their columns. Without `params` it may be several statements, without rows. */
  query<Found extends object = Row>(text: string, params?: Value[]): Promise<Found[]>;
}

/** Milliseconds from the call to the answer; a longer transaction is rolled back, with an `UnavailableError`. */
export const TRANSACTION_MS = 5_000;

export interface TransactionOptions {
  /** Milliseconds, default `TRANSACTION_MS`; `Infinity` if no request waits for the transaction. */
  limitMs?: number;
  /** Names of rows: this process's transactions with a common name wait without a connection, and not for the disk. */
  locks?: string[];
}

/** Called with the payload of each notification; with `ALL` if some may have been missed. */
export type NotificationListener = (payload: string) => void;

export const ALL = 'all';

export interface Database extends Queryable {
  /** For messages; never contains a password. */
  readonly location: string;
  /** Commits when `work` resolves, rolls back when it throws; runs `work` again after a deadlock or a lock timeout. */
  transaction<Result>(work: (transaction: Queryable) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Runs read-only `work` on a consistent snapshot, without a limit. */
  snapshot<Result>(work: (snapshot: Queryable) => Promise<Result>): Promise<Result>;
  /** Passes on `pg_notify`; `ALL` every 2 s while the connection is lost. Resolves with a function that ends it. */
  listen(channel: string, listener: NotificationListener): Promise<() => void>;
  /** Closes all connections; committed data is on disk. */
  close(): Promise<void>;
}
