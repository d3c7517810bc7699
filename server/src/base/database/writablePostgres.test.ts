import { sampleDetails, sampleProducts } from '@glow/shared/samples';
import pg from 'pg';
import { saveChanges } from '../../shop/catalog/catalogChanges';
import { rowsOf } from '../../shop/catalog/saveProducts';
import { UnavailableError } from '../errors/errors';
import { withoutLimits } from './withoutLimits';
import { exportDatabase } from '../../operations/backup/exportDatabase';
import { openDatabase } from '../../shop/database/openDatabase';
import { anOrder } from '../../testing/anOrder';
import { temporaryPostgres, type TemporaryPostgres } from '../../testing/temporaryPostgres';
import { serverOn } from '../../testing/testServer';

let mockLimits: { statementMs: number; answerMs: number } | undefined;

jest.mock('./openPostgres', () => {
  const { openPostgres } = jest.requireActual('./openPostgres');
  return { openPostgres: (url: string) => openPostgres(url, mockLimits) };
});

const END_SESSIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()';

describe('PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let admin: pg.Client;

  beforeAll(async () => {
    postgres = await temporaryPostgres();
    admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await postgres.stop();
  });

  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' });

  /** The sessions that the shop holds. */
  async function sessions(): Promise<number> {
    const own = "backend_type = 'client backend' and pid <> pg_backend_pid()";
    return Number((await admin.query(`select from pg_stat_activity where ${own}`)).rowCount);
  }

  test.each([
    [
      'that came back as a standby',
      ['alter database postgres set default_transaction_read_only = on', END_SESSIONS],
      ['alter database postgres reset default_transaction_read_only'],
    ],
    [
      'whose disk is full',
      ['alter system set default_transaction_read_only = on', 'select pg_reload_conf()'],
      ['alter system reset default_transaction_read_only', 'select pg_reload_conf()'],
    ],
  ])('a server %s keeps no connection, and orders go on when writes are taken', async (_what, close, reopen) => {
    const database = await open();
    await database.query('update stock set pieces = 1000000', []);
    const server = await serverOn(database);
    const order = () =>
      server.inject({ method: 'POST', url: '/api/orders', payload: anOrder({ 'skn-002': 1 }) }).then(statusOf);
    const ready = async () => (await server.inject('/readyz')).json();
    await database.listen('catalog', () => undefined);
    expect(await Promise.all([order(), order(), order()])).toEqual([201, 201, 201]);

    for (const statement of close) await admin.query(statement);
    // a session learns of the setting with its next statement
    while ((await ready()).database !== 'read-only') await order();
    while (await sessions()) await order();
    expect(await Promise.all([order(), order(), order()])).toEqual([503, 503, 503]);
    expect(await ready()).toEqual({ status: 'unavailable', database: 'read-only' });
    // also a read, whose connection would be kept
    await expect(database.query('select 1', [])).rejects.toThrow(UnavailableError);

    for (const statement of reopen) await admin.query(statement);
    while ((await admin.query('show default_transaction_read_only')).rows[0].default_transaction_read_only === 'on');
    expect(await Promise.all([order(), order(), order(), order(), order(), order()])).toEqual(Array(6).fill(201));
    expect(await ready()).toEqual({ status: 'ready' });
    await server.close();
    await database.close();
  });

  test('a statement of a request has a limit; a migration, an import, an export and a command have none', async () => {
    mockLimits = { statementMs: 1000, answerMs: 10_000 };
    await admin.query('drop schema public cascade; create schema public');
    await admin.query(SLOW_MIGRATION);
    const database = await open();
    await expect(database.query('select pg_sleep(1.5)', [])).rejects.toMatchObject({ code: '57014' });

    await admin.query(SLOW_TABLES);
    const write = () => undefined;
    const step = (index: number) => {
      const [product] = sampleProducts.slice(index);
      if (!product) throw new Error('There are several samples.');
      const rest = { ...sampleDetails(product.id), reviews: [], isDiscontinued: false };
      return rowsOf({ ...product, ...rest }, index);
    };
    await saveChanges(database, [step(0), step(1)]);
    await withoutLimits(database).query('select * from outbox', []);
    await database.snapshot((snapshot) => exportDatabase(snapshot, write));
    await database.close();
  });
});

/** The last statement of a migration takes longer than the limit, as an index of a large table does. */
const SLOW_MIGRATION = `create table schema_migrations (name text primary key, applied_at bigint not null);
  create function slowly() returns trigger language plpgsql as 'begin perform pg_sleep(1.5); return new; end';
  create trigger slowly before insert on schema_migrations for each row when (new.name like '007%') execute function slowly()`;

/** `analyze products` and each `select` from the outbox take longer. */
const SLOW_TABLES = `create function slow(id text) returns text immutable language plpgsql as 'begin perform pg_sleep(0.15); return id; end';
  create index on products (slow(id));
  alter table outbox rename to outbox_rows;
  create view outbox as select * from outbox_rows where (select pg_sleep(1.5)) is not null`;

const statusOf = ({ statusCode }: { statusCode: number }): number => statusCode;
