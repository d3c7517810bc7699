import { AsyncLocalStorage } from 'node:async_hooks';
import { emailKey } from '@glow/shared/validation';
import { createAdapterFactory, type CleanedWhere } from 'better-auth/adapters';
import type { Database, Queryable, Row, Value } from '../../base/database/Database';
import { hashOf } from '../../base/http/token';

/** The table of sessions; it has hashes of their secrets. */
const SESSIONS = 'account_sessions';
const ACCOUNTS = 'accounts';
/** The library notes this of a session's browser, but the shop does not keep it. */
const NOT_KEPT = ['ipAddress', 'userAgent'];
/** The comparisons that the open endpoints of the library make. */
const COMPARISONS: Partial<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', lte: '<=' };

/** A name in ASCII for an address, because the library accepts only some addresses. */
export function nameOfAddress(email: string): string {
  return `${Buffer.from(emailKey(email)).toString('hex')}@address.invalid`;
}

export function addressOfName(name: string): string {
  return Buffer.from(name.replace(/@.*/, ''), 'hex').toString();
}

/** Its statements and transactions join the transaction that they are called in, if there is one. */
export type AuthDatabase = Pick<Database, 'query' | 'transaction'>;

type Adapter = ReturnType<typeof createAdapterFactory>;

interface Rows {
  model: string;
  where?: CleanedWhere[];
}

export function authDatabase(database: Database): AuthDatabase {
  const current = new AsyncLocalStorage<Queryable>();
  return {
    query: (text, params) => (current.getStore() ?? database).query(text, params),
    async transaction(work) {
      const open = current.getStore();
      return open ? work(open) : database.transaction((begun) => current.run(begun, () => work(begun)));
    },
  };
}

/** Stores the data of better-auth in the shop's database; it supports only the endpoints that are open. */
export function authAdapter(database: AuthDatabase) {
  return (options: Parameters<Adapter>[0]) => {
    const adapter: ReturnType<Adapter> = createAdapterFactory({
      adapter: () => tableAdapter(database),
      config: {
        adapterId: 'glow',
        // the statements find the transaction themselves
        transaction: (work) => database.transaction(() => work(adapter)),
        supportsBooleans: false,
        customTransformInput: ({ data, field }) => {
          if (NOT_KEPT.includes(field)) return undefined;
          return data instanceof Date ? data.getTime() : data;
        },
        customTransformOutput: ({ data, fieldAttributes: { type } }) =>
          type === 'date' && data ? new Date(Number(data)) : data,
      },
    })(options);
    return adapter;
  };
}

function tableAdapter(database: Queryable) {
  /** Runs a statement on rows; the parameters of the condition come after `values`. */
  async function run(statement: string, { model, where = [] }: Rows, rest = '', values: Value[] = []): Promise<Row[]> {
    const conditions = where.map((part, index) => toSql(part, values.length + index + 1));
    if (model === ACCOUNTS && where.some(({ field }) => field === 'email')) conditions.push("kind = 'local'");
    const params = [...values, ...where.map((part) => stored(model, part))];
    // without a condition this is no valid SQL, so nothing is done to a whole table
    const rows = await database.query(`${statement} where ${conditions.join(' and ')} ${rest}`, params);
    return model === ACCOUNTS ? rows.map((row) => ({ ...row, email: nameOfAddress(String(row.email)) })) : rows;
  }
  const find = (rows: Rows, limit: number) =>
    run(`select * from ${rows.model}`, rows, `order by created_at desc limit ${Number(limit)}`);
  const change = (rows: Rows, update: unknown) => {
    const entries = Object.entries(update as Record<string, Value>);
    const set = entries.map(([name], index) => `${name} = $${index + 1}`).join(', ');
    const values = entries.map(([, value]) => value);
    return run(`update ${rows.model} set ${set}`, rows, 'returning *', values);
  };
  const remove = (rows: Rows) => run(`delete from ${rows.model}`, rows, 'returning *');
  return {
    async create<T extends Record<string, unknown>>({ model, data }: { model: string; data: T }): Promise<T> {
      const entries = Object.entries(data as Record<string, Value>);
      const columns = entries.map(([name]) => name).join(', ');
      const places = entries.map((_entry, index) => `$${index + 1}`).join(', ');
      const values = entries.map(([field, value]) => stored(model, { field, value }));
      await database.query(`insert into ${model} (${columns}) values (${places})`, values);
      return data;
    },
    async findOne<T>(rows: Rows): Promise<T | null> {
      const [row] = await find(rows, 1);
      // a session has the secret by which it was found, in place of the hash
      const token = rows.model === SESSIONS && rows.where?.find(({ field }) => field === 'token')?.value;
      return row ? ({ ...row, ...(token && { token }) } as T) : null;
    },
    findMany: async <T>({ limit, ...rows }: Rows & { limit: number }) => (await find(rows, limit)) as T[],
    update: async <T>({ update, ...rows }: Rows & { update: T }) =>
      ((await change(rows, update))[0] ?? null) as T | null,
    updateMany: async ({ update, ...rows }: Rows & { update: object }) => (await change(rows, update)).length,
    delete: async (rows: Rows) => void (await remove(rows)),
    deleteMany: async (rows: Rows) => (await remove(rows)).length,
    consumeOne: async <T>(rows: Rows) => ((await remove(rows))[0] ?? null) as T | null,
    count: () => Promise.reject(new Error('Accounts are not counted.')),
  };
}

/** It stores the hash of a session's secret, and every address in one form. */
function stored(model: string, { field, value }: Pick<CleanedWhere, 'field' | 'value'>): Value {
  if (model === ACCOUNTS && field === 'email') return addressOfName(String(value));
  return model === SESSIONS && field === 'token' ? hashOf(String(value)) : (value as Value);
}

function toSql({ field, operator, value, connector }: CleanedWhere, place: number): string {
  const comparison = COMPARISONS[operator];
  if (!comparison || value === null || connector === 'OR')
    throw new Error(`Accounts have no condition "${field} ${operator}" (${connector}).`);
  return `${field} ${comparison} $${place}`;
}
