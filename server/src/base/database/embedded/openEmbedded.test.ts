import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UnavailableError } from '../../errors/errors';
import { bundledProgram } from '../../../testing/bundledProgram';
import { copyDatabaseTemplate } from '../../../testing/databaseTemplate';
import type { Database } from '../Database';
import { databaseUser } from './databaseUser';
import { clusterIn, openEmbedded, openRunning } from './openEmbedded';
import { readPostmaster } from './postmaster';

const onLinux = process.platform === 'linux' ? test : test.skip;
const onUnix = process.platform === 'win32' ? test.skip : test;
const asRoot = process.getuid?.() === 0 ? test : test.skip;

let folder: string;
let dataDir: string;
let opened: Database[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glow-embedded-'));
  dataDir = join(folder, 'database');
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
  rmSync(folder, { recursive: true });
});

async function open(place = dataDir, report?: (sentence: string) => void): Promise<Database> {
  const database = await openEmbedded({ dataDir: place }, { report });
  opened.push(database);
  return database;
}

/** The process of the server on a data folder. */
function postmaster(place = dataDir): number {
  return readPostmaster(clusterIn(place))?.pid ?? 0;
}

function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function answer(database: Database): Promise<void> {
  while (!(await database.query('select 1', []).catch(() => undefined))) await wait(20);
}

test('a new folder, also where the making was interrupted, gets a database of UTF-8 and checksums, whose role may neither run programs nor read files', async () => {
  mkdirSync(join(dataDir, 'new-cluster-half', 'base'), { recursive: true });
  const database = await open();
  const [row] = await database.query(
    `select current_user as role, rolsuper, current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
       current_setting('fsync') as fsync, lower('ÉÑ') as low, array_to_string(array(select x from unnest(array['é', 'z', 'a']) as x order by x), '') as sorted
     from pg_roles where rolname = current_user`,
    [],
  );
  const texts = { encoding: 'UTF8', low: 'éñ', sorted: 'azé' };
  expect(row).toEqual({ role: 'glow', rolsuper: false, checksums: 'on', fsync: 'on', ...texts });
  await expect(database.query("copy (select 1) to program 'true'", [])).rejects.toThrow('permission denied');
  await expect(database.query("select pg_read_file('/etc/passwd')", [])).rejects.toThrow('permission denied');
  expect(Number((await database.query('select sum(size) from pg_ls_waldir()', []))[0]?.sum)).toBeGreaterThan(0);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('new-'))).toEqual([]);
});

test('a second server is refused; a command uses the one that runs, and nobody else can connect', async () => {
  await copyDatabaseTemplate(dataDir);
  expect(openRunning(dataDir)).toBeUndefined();
  const database = await open();
  await expect(openEmbedded({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by another Glow server (process ${process.pid}); stop it first, or set DATA_DIR to another folder.`,
  );
  await database.query('update stock set pieces = 7', []);
  const running = openRunning(dataDir);
  expect(await running?.query('select distinct pieces from stock', [])).toEqual([{ pieces: 7 }]);
  await running?.close();
  expect(await database.query("select current_setting('listen_addresses') as port", [])).toEqual([{ port: '' }]);
  if (process.platform !== 'win32') expect(statSync(clusterIn(dataDir)).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(clusterIn(dataDir), 'pg_hba.conf'), 'utf8')).toBe('local all glow trust\n');
});

onLinux('a command that is done ends its database once another one that uses it is done too', async () => {
  await copyDatabaseTemplate(dataDir);
  const first = await openEmbedded({ dataDir }, { waitsForOthers: true });
  const second = openRunning(dataDir);
  const sleeping = second?.query('select pg_sleep(0.5)', []);
  await second?.query('select 1', []);
  const closed = first.close();
  await sleeping;
  expect(isRunning(postmaster())).toBe(true);
  await second?.close();
  await closed;
  expect(openRunning(dataDir)).toBeUndefined();
});

onLinux('a database that was killed is told of, refuses work for a short time, and is started again', async () => {
  await copyDatabaseTemplate(dataDir);
  const reports: string[] = [];
  const database = await open(dataDir, (sentence) => reports.push(sentence));
  await database.query('update stock set pieces = 7', []);
  process.kill(postmaster(), 'SIGKILL');
  await expect(database.query('select pg_sleep(600)', [])).rejects.toThrow(UnavailableError);
  await answer(database);
  expect(await database.query('select distinct pieces from stock', [])).toEqual([{ pieces: 7 }]);
  expect(reports).toEqual([expect.stringMatching(/^The embedded database has stopped: .+\. It is started again\.$/)]);
});

describe('of a killed store', () => {
  const library = bundledProgram(join(__dirname, 'openEmbedded.ts'));

  /** A process that has opened a database as a store does. */
  async function start(): Promise<ChildProcess> {
    await copyDatabaseTemplate(dataDir);
    const code = `const { openEmbedded } = await import(process.argv[1]);
      await openEmbedded({ dataDir: process.argv[2] });
      console.log('open');
      setInterval(() => undefined, 1_000);`;
    const store = spawn(process.execPath, ['--input-type=module', '-e', code, library(), dataDir]);
    await once(store.stdout, 'data');
    return store;
  }

  onLinux('the database ends with it', async () => {
    const store = await start();
    const pid = postmaster();
    expect(isRunning(pid)).toBe(true);
    store.kill('SIGKILL');
    while (isRunning(pid)) await wait(20);
  });

  onLinux('a database that is left is ended by the next start, in order', async () => {
    const store = await start();
    const pid = postmaster();
    // so that it gets its signal only from the next start
    process.kill(pid, 'SIGSTOP');
    store.kill('SIGKILL');
    await once(store, 'exit');
    const database = open();
    await wait(100);
    process.kill(pid, 'SIGCONT');
    await answer(await database);
    expect(isRunning(pid)).toBe(false);
    expect(postmaster()).not.toBe(pid);
  });
});

test('the id of a former server that another process has by now does not hinder the start', async () => {
  await copyDatabaseTemplate(dataDir);
  const file = join(clusterIn(dataDir), 'postmaster.pid');
  // the parent of this process is none of PostgreSQL's ancestors that it excepts
  const other = spawn('sleep', ['600'], databaseUser(clusterIn(dataDir)));
  writeFileSync(file, `${other.pid}\n${clusterIn(dataDir)}\n1\n5432\n.\n\n  1 1\nready   \n`);
  await answer(await open());
  expect(isRunning(other.pid ?? 0)).toBe(true);
  other.kill();
});

onUnix('in a folder with a long path the socket is in a private temporary folder, which commands find', async () => {
  const long = join(folder, `a path with spaces, 'quotes' and é ${'x'.repeat(120)}`, 'database');
  await copyDatabaseTemplate(long);
  const database = await open(long);
  const { socketFolder = '' } = readPostmaster(clusterIn(long)) ?? {};
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  const running = openRunning(long);
  await answer(running ?? database);
  await running?.close();
  process.kill(postmaster(long), 'SIGKILL');
  await expect(database.query('select pg_sleep(600)', [])).rejects.toThrow(UnavailableError);
  await answer(database);
  await database.close();
  opened = [];
  expect(existsSync(socketFolder)).toBe(false);
});

test("a former version's data is not opened and not hidden by a new shop: the command that takes it over is named", async () => {
  mkdirSync(join(dataDir, 'cluster'), { recursive: true });
  writeFileSync(join(dataDir, 'cluster-is-complete'), '');
  await expect(openEmbedded({ dataDir })).rejects.toThrow('take it over with `npm run glow -- db upgrade`');
  expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'cluster-is-complete']);
});

asRoot('the database of a root server has a user of its own, also in a folder that was restored by root', async () => {
  await copyDatabaseTemplate(dataDir);
  await (await openEmbedded({ dataDir })).close();
  const cluster = clusterIn(dataDir);
  expect(statSync(cluster).uid).toBe(5432);
  expect(databaseUser(cluster, 5432)).toEqual({ uid: 5433, gid: 5433 });
  jest.spyOn(process, 'getuid').mockReturnValueOnce(1500);
  expect(() => databaseUser(cluster)).toThrow(`${cluster} belongs to the user 5432`);
  const restored = join(folder, 'restored');
  cpSync(dataDir, restored, { recursive: true });
  chmodSync(clusterIn(restored), 0o755);
  expect(statSync(clusterIn(restored)).uid).toBe(0);
  await answer(await open(restored));
  expect(statSync(join(clusterIn(restored), 'base')).uid).toBe(5432);
});
