import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { readConfig, type Config } from '../../../base/config/config';
import { loadSigningKey } from '../../../base/config/signingKey';
import type { DatabaseFacts } from '../../../shop/database/databaseFacts';
import { openAsItIs, openDatabase } from '../../../shop/database/openDatabase';
import { copyDatabaseTemplate } from '../../../testing/databaseTemplate';
import { migrationNames, recreateSchema } from '../../../shop/database/migrate';
import { STORE } from '../../../base/config/project';
import { changePointers } from '../../../releases/repository/registryFile';
import { hasPooler, temporaryPooler } from '../../../testing/temporaryPooler';
import { temporaryPostgres } from '../../../testing/temporaryPostgres';
import { TemporarySite } from '../../../testing/temporarySite';
import { settleSteps } from '../catalog/catalogCommands';
import { checkClock, checkLog, checkMigrations, checkVersions } from './databaseChecks';
import { examine, checkDisk, checkProxy, checkSigningKey } from './doctor';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const MB = 1024 * 1024;
const HEALTHY: DatabaseFacts = {
  version: '15.8',
  migrations: [...migrationNames],
  now: NOW,
  newestOrder: NOW - 1000,
  bytes: 40 * MB,
  logBytes: 48 * MB,
  maxLogBytes: 48 * MB,
  fsync: 'on',
  synchronousCommit: 'on',
  setAside: [],
  accountProblems: [],
};

let site: TemporarySite;
let config: Config;

beforeEach(async () => {
  site = new TemporarySite();
  for (const { name, folder } of STORE.packages) {
    const files = { 'entry.js': integrityOf(name) };
    site.write(`${folder}/dist/entry.js`, name);
    site.release(folder, { name, version: '1.0.0', build: `${name}1`, entry: 'entry.js', files });
  }
  await site.publish('blog-mfe');
  config = {
    ...readConfig({ DATA_DIR: join(site.root, 'data/database') }),
    project: site.folders.project,
    releasesDir: site.releases,
  };
});

const failing = async (changes: Partial<Config> = {}) =>
  Object.entries(await examine({ ...config, ...changes }))
    .filter(([, { isOk }]) => !isOk)
    .map(([name, { text }]) => `${name}: ${text}`);

test('a store without fault passes, before its first start and after it', async () => {
  expect(await failing()).toEqual([]);
  await copyDatabaseTemplate(config.dataDir);
  loadSigningKey(config, () => undefined);
  const found = await examine(config);
  expect(Object.values(found).filter(({ isOk }) => !isOk)).toEqual([]);
  expect(found.migrations?.text).toBe(`all ${migrationNames.length} applied`);
});

test('a database of an older version is told of, and stays as it is', async () => {
  await copyDatabaseTemplate(config.dataDir);
  const database = await openDatabase(config);
  const [last = '', ...older] = migrationNames.toReversed();
  await database.transaction((transaction) => recreateSchema(transaction, older.toReversed()), { limitMs: Infinity });
  await database.close();
  const problem = `migrations: GLOW-316 ${last} not applied yet: the next start does it`;
  expect(await failing()).toEqual([problem]);
  // it has not been migrated by that
  expect(await failing()).toEqual([problem]);
});

test('a folder that an older version cannot open any more is opened, and the step is named until it is dropped', async () => {
  await copyDatabaseTemplate(config.dataDir);
  const write = (position: number) =>
    'insert into catalog_changes (position, rows, is_complete) values ('.concat(
      `${position}, '{"products":[{"id":"skn-002","descr', 1)`,
    );
  const older = await openAsItIs(config);
  const names = migrationNames.slice(0, migrationNames.indexOf('014_import_steps.sql'));
  await older.transaction((transaction) => recreateSchema(transaction, names), { limitMs: Infinity });
  await older.query(write(0));
  await older.close();
  expect(await failing()).toEqual([
    expect.stringMatching(/^opening: GLOW-359 cannot be opened: step 0 of an import would be set aside: .*JSON/),
    expect.stringContaining('not applied yet'),
  ]);
  await (await openDatabase(config)).close();
  const named = expect.stringMatching(
    /^imports: GLOW-364 Step 0 of an import \(its products cannot be read\) is set aside/,
  );
  expect(await failing()).toEqual([named]);
  expect(await failing()).toEqual([named]);
  await settleSteps(config, true);
  expect(await failing()).toEqual([]);
});

test('a PostgreSQL without the shop, behind a pooler without sessions, of instances with different builds, without writes, or out of reach, is told of', async () => {
  const postgres = await temporaryPostgres();
  const databaseUrl = postgres.url;
  try {
    // the temporary server does not flush
    expect(await failing({ databaseUrl })).toEqual([
      expect.stringMatching(/^migrations: GLOW-316 001_orders.sql, .* not applied yet/),
      expect.stringContaining('fsync off, synchronous_commit on: a crash may lose orders'),
    ]);
    const empty = await openAsItIs({ ...config, databaseUrl });
    expect(await empty.query("select tablename from pg_tables where schemaname = 'public'", [])).toEqual([]);
    await empty.close();
    if (hasPooler) {
      const pooler = await temporaryPooler(databaseUrl, { pool_mode: 'transaction' });
      const refusal = await openDatabase({ ...config, databaseUrl: pooler.url }).catch(({ message }: Error) => message);
      expect(await failing({ databaseUrl: pooler.url })).toEqual([
        `database: GLOW-358 cannot be asked: ${String(refusal).slice(9)}`,
      ]);
      await pooler.stop();
    }
    const database = await openDatabase({ ...config, databaseUrl });
    // as if two instances had shown these since long ago, and in an hour still do
    await database.query(
      `insert into compositions select id, '{"blog":"' || id || '"}', 0, extract(epoch from now()) * 1000 + 3600000
       from unnest(array['b1', 'b2']) as id`,
      [],
    );
    expect(await failing({ databaseUrl })).toEqual([
      expect.stringMatching(/^instances: GLOW-365 .* blog \(b1, b2\)/),
      expect.stringContaining('fsync off'),
    ]);
    await database.query('alter database postgres set default_transaction_read_only = on', []);
    await database.close();
    expect(await failing({ databaseUrl })).toEqual([
      expect.stringMatching(/^database: GLOW-358 cannot be asked: it takes no writes/),
    ]);
  } finally {
    await postgres.stop();
  }
  expect(await failing({ databaseUrl })).toEqual([expect.stringMatching(/^database: GLOW-358 cannot be asked: .+/)]);
});

test('a published build that was changed, or is gone, is named', async () => {
  const file = join(site.releases, 'blog/blog1/entry.js');
  appendFileSync(file, '!');
  expect(await failing()).toEqual(["releases: GLOW-222 blog's file entry.js is not the one that was built."]);
  rmSync(file);
  expect(await failing()).toEqual(['releases: GLOW-221 blog lacks its file entry.js.']);
  rmSync(join(site.releases, 'blog'), { recursive: true });
  expect(await failing()).toEqual([
    expect.stringMatching(/^releases: .*release\.json cannot be used: .*ENOENT.* more\)$/),
  ]);
  writeFileSync(join(site.releases, 'registry.json'), '{');
  expect(await failing()).toEqual([expect.stringContaining('cannot be read as a registry')]);
});

test('a remote of another repository may be retired, or allowed before its first release', async () => {
  const folder = config.releasesDir;
  await changePointers(folder, 'gifts', (pointers) => ({ ...pointers, backends: ['https://gifts.example'] }));
  const { releases } = await examine(config);
  expect(releases).toMatchObject({ isOk: true, text: expect.stringMatching(/^6 packages live, /) });
  rmSync(join(site.root, 'admin-mfe'), { recursive: true });
  expect(await failing()).toEqual([expect.stringMatching(/^releases: .*GLOW-36[03] .*admin/)]);
});

test.each<[string, Partial<DatabaseFacts>, string]>([
  ['versions', { version: '14.2' }, 'PostgreSQL 14.2'],
  ['migrations', { migrations: migrationNames.slice(0, -2) }, migrationNames.slice(-2).join(', ')],
  ['migrations', { migrations: [...migrationNames, '999_later.sql'] }, 'newer than this code: 999_later.sql'],
  ['log', { logBytes: 200 * MB }, '200 MB, at most 128 MB is usual'],
  ['log', { fsync: 'off' }, 'a crash may lose orders'],
  ['log', { synchronousCommit: 'off' }, 'a crash may lose orders'],
  ['clock', { now: NOW + 60_000 }, 'here 2026-11-23 10:00 UTC, database 2026-11-23 10:01 UTC'],
  ['clock', { newestOrder: NOW + 3_600_000 }, 'the newest order is of 2026-11-23 11:00 UTC, later than that'],
])('%s fails with %j', (name, changes, text) => {
  const check = { versions: checkVersions, migrations: checkMigrations, log: checkLog }[name];
  const finding = (facts: DatabaseFacts) => (check ? check(facts) : checkClock(facts, NOW));
  expect(finding(HEALTHY).isOk).toBe(true);
  expect(finding({ ...HEALTHY, ...changes })).toEqual({ isOk: false, text: expect.stringContaining(text) });
});

test('Node must be as new as the package says', () => {
  const { engines } = jest.requireActual<{ engines: { node: string } }>('../../../../../package.json');
  expect(checkVersions(HEALTHY, '18.20.0').text).toContain(`Node ${engines.node}`);
});

test('a disk needs room for an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glow-doctor-'));
  const onDisk = { ...config, dataDir: join(folder, 'none/yet') };
  expect(checkDisk(onDisk, 40 * MB)).toEqual({ isOk: true, text: expect.stringMatching(/MB free, 296 MB needed$/) });
  expect(checkDisk(onDisk, 1e15).isOk).toBe(false);
});

test.each<[NodeJS.ProcessEnv, boolean, string]>([
  [{}, true, 'this machine only, no proxy'],
  [{ SITE_URL: 'https://glow.example', TRUST_PROXY: '10.0.0.2' }, true, 'https://glow.example, behind 10.0.0.2'],
  [{ SITE_URL: 'https://glow.example' }, false, 'TRUST_PROXY is empty'],
  [{ SITE_URL: 'http://[::1]:3000' }, true, 'no proxy'],
  [{ TRUST_PROXY: '10.0.0.2' }, false, 'SITE_URL is not set'],
  [{ HOST: '0.0.0.0' }, false, 'SITE_URL is not set'],
])('of the settings %j the proxy check says %s', (env, isOk, text) => {
  expect(checkProxy(readConfig(env))).toEqual({ isOk, text: expect.stringContaining(text) });
});

test('the signing key is its own user’s, and one for all instances', () => {
  const key = 'k'.repeat(32);
  expect(checkSigningKey(config).text).toContain('none yet');
  const shared = checkSigningKey({ ...config, signingKey: key });
  expect(shared).toEqual({ isOk: true, text: expect.stringMatching(/^SIGNING_KEY, fingerprint [\w-]{8};/) });
  expect(shared.text).not.toContain('kkk');
  expect(checkSigningKey({ ...config, sharedLimits: true }).isOk).toBe(false);
  loadSigningKey(config, () => undefined);
  expect(checkSigningKey(config)).toEqual({ isOk: true, text: expect.stringContaining('signing-key, fingerprint') });
  const file = join(site.root, 'data/signing-key');
  chmodSync(file, 0o644);
  expect(checkSigningKey(config)).toEqual({ isOk: false, text: expect.stringContaining('can be read by other users') });
  writeFileSync(file, 'short');
  expect(checkSigningKey(config)).toEqual({ isOk: false, text: expect.stringContaining('holds no key of') });
});
