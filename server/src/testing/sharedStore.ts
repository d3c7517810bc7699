import type { LightMyRequestResponse as Response } from 'fastify';
import type { Config } from '../base/config/config';
import type { Database, Row, Value } from '../base/database/Database';
import { temporaryDatabase } from './temporaryDatabase';
import { testServer, type TestServer } from './testServer';

type Headers = Record<string, string>;

/** A database with what tests ask of it. */
export interface SharedDatabase extends Database {
  url: string;
  sql(statement: string, ...values: Value[]): Promise<Row[]>;
  /** The first column of the first row. */
  value(statement: string, ...values: Value[]): Promise<Value | undefined>;
}

/** A store with what tests ask of it. */
export interface SharedStore extends TestServer {
  sql: SharedDatabase['sql'];
  value: SharedDatabase['value'];
  get(url: string, headers?: Headers, remoteAddress?: string): Promise<Response>;
  post(url: string, payload?: unknown, headers?: Headers, remoteAddress?: string): Promise<Response>;
}

/** A database of the tests of a file. It is open while they run. */
export function sharedDatabase(): SharedDatabase {
  const shared = {} as SharedDatabase;
  Object.assign(shared, queriesOf(shared));
  let close = async () => {};
  beforeAll(async () => {
    const temporary = await temporaryDatabase();
    ({ close } = temporary);
    Object.assign(shared, temporary.database, { url: temporary.url });
  });
  afterAll(() => close());
  return shared;
}

/** A store of the tests of a file, with these settings or as `open` makes it. It is open while they run. */
export function sharedStore(open: Partial<Config> | (() => Promise<TestServer>) = {}): SharedStore {
  const database = {} as Database;
  const queries = queriesOf(database);
  const shared = { database, ...queries } as SharedStore;
  shared.get = (url, headers, remoteAddress) => shared.server.inject({ url, headers, remoteAddress });
  shared.post = (url, payload, headers, remoteAddress) =>
    shared.server.inject({ method: 'POST', url, payload: payload as object, headers, remoteAddress });
  beforeAll(async () => {
    const store = await (typeof open === 'function' ? open() : testServer(open));
    Object.assign(database, store.database);
    Object.assign(shared, { ...store, database });
  });
  afterAll(() => shared.close());
  return shared;
}

function queriesOf(database: Database): Pick<SharedDatabase, 'sql' | 'value'> {
  const sql = (statement: string, ...values: Value[]) => database.query(statement, values);
  const value = async (statement: string, ...values: Value[]) =>
    Object.values((await sql(statement, ...values))[0] ?? {})[0];
  return { sql, value };
}
