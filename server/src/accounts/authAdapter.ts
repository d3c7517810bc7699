import { AsyncLocalStorage } from 'node:async_hooks';
import { createAdapterFactory, type CleanedWhere, type DBAdapterFactoryConfig } from 'better-auth/adapters';
import type { Database, Queryable, Row, Value } from '../database/Database';
import { hashOf } from '../http/token';

/** The table of sessions, which has the hashes of their secrets. */
const SESSIONS = 'account_sessions';
/** What the library notes about a session's browser: this shop does not keep it. */
const NOT_KEPT = new Set(['ipAddress', 'userAgent']);
const COMPARISONS: Partial<Record<string, string>> = { ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** Runs the statements of the library in the transaction that `work` is in. */
export interface AuthDatabase extends Queryable {
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A database whose statements go to the transaction that they are called in, if there is one. */
export function authDatabase(database: Database): AuthDatabase {
  const current = new AsyncLocalStorage<Queryable>();
  return {
    query: (text, params) => (current.getStore() ?? database).query(text, params),
    transaction: (work) =>
      current.getStore() ? work() : database.transaction((transaction) => current.run(transaction, work)),
  };
}

/** Stores what better-auth needs in the shop's database, on both engines. */
export function authAdapter(database: AuthDatabase) {
  const config: DBAdapterFactoryConfig = {
    adapterId: 'glow',
    customTransformOutput: ({ data, fieldAttributes: { type } }) => {
      if (data === null || data === undefined) return data;
      if (type === 'date') return new Date(Number(data));
      return type === 'boolean' ? Number(data) === 1 : data;
    },
  };
  const adapter: Parameters<typeof createAdapterFactory>[0]['adapter'] = ({ getFieldName }) =>
    tableAdapter(database, (model, field) => getFieldName({ model, field }));
  const inTransaction = createAdapterFactory({ config, adapter });
  return (options: Parameters<typeof inTransaction>[0]) =>
    createAdapterFactory({
      config: { ...config, transaction: (work) => database.transaction(() => work(inTransaction(options))) },
      adapter,
    })(options);
}

function tableAdapter(database: Queryable, columnOf: (model: string, field: string) => string) {
  /** Runs a statement with a condition, whose parameters come after `params`. */
  async function run(statement: string, where: CleanedWhere[] = [], rest = '', params: Value[] = []): Promise<Row[]> {
    const values = [...params];
    const conditions = where.map((condition) => toSql(condition, values));
    return database.query(
      `${statement} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} ${rest}`,
      values,
    );
  }
  const find = (model: string, where: CleanedWhere[], rest = '') =>
    run(`select * from ${model}`, stored(model, where), rest);
  const change = (model: string, where: CleanedWhere[], update: object) => {
    const entries = kept(update);
    const set = entries.map(([name], index) => `${name} = $${index + 1}`).join(', ');
    const values = entries.map(([, value]) => toValue(value));
    return run(`update ${model} set ${set}`, stored(model, where), 'returning *', values);
  };
  const remove = (model: string, where: CleanedWhere[] = []) =>
    run(`delete from ${model}`, stored(model, where), 'returning *');
  return {
    async create<T extends Record<string, unknown>>({ model, data }: { model: string; data: T }): Promise<T> {
      const entries = kept(model === SESSIONS ? { ...data, token: hashOf(String(data.token)) } : data);
      const places = entries.map((_entry, index) => `$${index + 1}`);
      const values = entries.map(([, value]) => toValue(value));
      const columns = entries.map(([name]) => name).join(', ');
      await database.query(`insert into ${model} (${columns}) values (${places.join(', ')})`, values);
      return data;
    },
    async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }): Promise<T | null> {
      const [row] = await find(model, where, 'limit 1');
      return row ? (withToken(model, where, row) as T) : null;
    },
    async findMany<T>({ model, where = [], limit, sortBy, offset = 0 }: Many): Promise<T[]> {
      const order = sortBy ? `order by ${columnOf(model, sortBy.field)} ${sortBy.direction}` : '';
      return (await find(model, where, `${order} limit ${Number(limit)} offset ${Number(offset)}`)) as T[];
    },
    async count({ model, where }: Pick<Many, 'model' | 'where'>): Promise<number> {
      const [row] = await run(`select count(*) as count from ${model}`, where);
      return Number(row?.count);
    },
    async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }): Promise<T | null> {
      const [row] = await change(model, where, update as object);
      return row ? (withToken(model, where, row) as T) : null;
    },
    updateMany: async ({ model, where, update }: { model: string; where: CleanedWhere[]; update: object }) =>
      (await change(model, where, update)).length,
    delete: async ({ model, where }: Pick<Many, 'model' | 'where'>) => void (await remove(model, where)),
    deleteMany: async ({ model, where }: Pick<Many, 'model' | 'where'>) => (await remove(model, where)).length,
    consumeOne: async <T>({ model, where }: Pick<Many, 'model' | 'where'>) =>
      ((await remove(model, where))[0] ?? null) as T | null,
  };
}

interface Many {
  model: string;
  where?: CleanedWhere[];
  limit: number;
  sortBy?: { field: string; direction: 'asc' | 'desc' };
  offset?: number;
}

function kept(data: object): [string, unknown][] {
  return Object.entries(data).filter(([name]) => !NOT_KEPT.has(name));
}

/** The condition with the hash of a session's secret; an address is that of a local account. */
function stored(model: string, where: CleanedWhere[]): CleanedWhere[] {
  const [first] = where;
  if (first && model === 'accounts' && where.some(({ field }) => field === 'email'))
    return [...where, { ...first, field: 'kind', operator: 'eq', value: 'local', connector: 'AND' }];
  if (model !== SESSIONS) return where;
  return where.map((part) => (part.field === 'token' ? { ...part, value: hashOf(String(part.value)) } : part));
}

/** A session's row with the secret by which it was found. */
function withToken(model: string, where: CleanedWhere[], row: Row): unknown {
  const token = model === SESSIONS && where.find(({ field }) => field === 'token')?.value;
  return token ? { ...row, token } : row;
}

function toSql({ field, operator, value, connector }: CleanedWhere, values: Value[]): string {
  if (connector === 'OR') throw new Error('This adapter joins conditions by "and" only.');
  if (value === null) return `${field} is ${operator === 'ne' ? 'not ' : ''}null`;
  if (operator === 'in') {
    values.push(JSON.stringify(value));
    return `${field} in (select json_array_elements_text($${values.length}::json))`;
  }
  values.push(toValue(value));
  return `${field} ${COMPARISONS[operator] ?? '='} $${values.length}`;
}

function toValue(value: unknown): Value {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : (value as Value);
}
