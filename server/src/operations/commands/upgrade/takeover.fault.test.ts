import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
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
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importDatabase, insertRow } from '../../backup/importDatabase';
import { databaseTotals } from '../../backup/tables';
import { readLines } from '../../../base/system/readLines';
import { readConfig } from '../../../base/config/config';
import type { Queryable } from '../../../base/database/Database';
import { databaseUser } from '../../../base/database/embedded/databaseUser';
import { FORMER_ENGINES } from '../../../base/database/embedded/formerEngines';
import { makeCluster } from '../../../base/database/embedded/makeCluster';
import { clusterIn, openCluster } from '../../../base/database/embedded/openEmbedded';
import { PACKAGE, programsFor } from '../../../base/database/embedded/programs';
import { migrate, recreateSchema } from '../../../shop/database/migrate';
import { makePrivate } from '../../../base/system/privateFiles';
import { bundledProgram } from '../../../testing/bundledProgram';
import { upgradeDatabase } from './upgradeDatabase';
import { ROOT } from '../../../base/config/root';
import { exportedShops, linesOf } from '../../../testing/exportedShops';
import { withDatabase } from '../../../testing/withDatabase';
import { recordResult } from '../../../testing/recordResult';

/** The oldest and the newest schema; all of them in a full run. */
const versions =
  process.env.GLOW_FAULTS === 'full' ? exportedShops : [exportedShops[0] ?? '', exportedShops.at(-1) ?? ''];

const pglite = FORMER_ENGINES.at(-1) ?? { version: '' };
const PGLITE_FILE = `electric-sql-pglite-${pglite.version}.tgz`;
const OLDER = { folder: 'postgres-17', version: '17.10.0-beta.17' };

/** Runs statements in a new cluster of PGlite. */
const FILL = `import { readFileSync } from 'node:fs';
  const [engine, cluster, statements] = process.argv.slice(1);
  const { PGlite } = await import(engine);
  const database = await PGlite.create(cluster);
  for (const [text, params] of JSON.parse(readFileSync(statements, 'utf8')))
    await (params ? database.query(text, params) : database.exec(text));
  await database.close();`;

const program = bundledProgram(path.join(ROOT, 'server/src/operations/commands/glow.ts'));
let packages: string;
let dataDir: string;

beforeAll(() => {
  packages = mkdtempSync(path.join(tmpdir(), 'glow-packages-'));
  pack('@electric-sql/pglite', pglite.version);
  pack(PACKAGE, OLDER.version);
});
afterAll(() => rmSync(packages, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'glow-takeover-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Fetches a package and unpacks it into a folder with its name. */
function pack(name: string, version: string): void {
  execFileSync('npm', ['pack', '--prefer-offline', '--loglevel=error', `${name}@${version}`], { cwd: packages });
  mkdirSync(path.join(packages, name), { recursive: true });
  const target = ['-C', name, '--strip-components=1'];
  execFileSync('tar', ['-xzof', fileOf(name, version), ...target], { cwd: packages });
}

function fileOf(name: string, version: string): string {
  return `${name.slice(1).replace('/', '-')}-${version}.tgz`;
}

/** Leaves the shop of an export in the folder of the engine in WebAssembly. */
async function leavePglite(file: string): Promise<void> {
  const lines = linesOf(file);
  const statements: unknown[] = [];
  const recorder: Queryable = { query: async (...statement) => (statements.push(statement), []) };
  await recreateSchema(recorder, lines[0]?.migrations ?? []);
  for (const line of lines.filter(({ table }) => table)) await insertRow(recorder, line);
  const list = path.join(packages, 'statements.json');
  writeFileSync(list, JSON.stringify(statements));
  const engine = path.join(packages, '@electric-sql/pglite/dist/index.js');
  const args = ['--input-type=module', '-e', FILL, engine, path.join(dataDir, 'cluster'), list];
  execFileSync(process.execPath, args);
  writeFileSync(path.join(dataDir, 'cluster-is-complete'), '');
  // as the start of the store and of each command does
  makePrivate(dataDir);
}

function startUpgrade(): ChildProcess & { output: () => string } {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = spawn(process.execPath, [program(), 'db', 'upgrade'], { env, cwd: ROOT });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return Object.assign(command, { output: () => output });
}

async function upgrade(): Promise<string> {
  const command = startUpgrade();
  const [code] = await once(command, 'close');
  if (code !== 0) throw new Error(command.output());
  return command.output();
}

/** A hash of all names, contents and times below a folder. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name);
    const stats = statSync(file);
    hash.update(JSON.stringify([name, stats.mode, stats.uid, stats.mtimeMs]));
    if (stats.isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

test.each(versions)('R27: a data folder of the former engine with the shop of %s is taken over', async (file) => {
  await leavePglite(file);
  copyFileSync(path.join(packages, PGLITE_FILE), path.join(dataDir, PGLITE_FILE));
  const before = hashOf(path.join(dataDir, 'cluster'));
  expect(await upgrade()).toContain(`The shop is in ${clusterIn(dataDir)} now`);
  expect(hashOf(path.join(dataDir, 'cluster'))).toBe(before);
  expect(await withDatabase({ dataDir }, (database) => databaseTotals(database))).toMatchObject(
    linesOf(file).at(-1)?.sums ?? {},
  );
  expect(await upgrade()).toContain('already; nothing has changed.');
});

test('R27: a command that is killed changes nothing, and the next one takes the shop over', async () => {
  const file = exportedShops.at(-1) ?? '';
  await leavePglite(file);
  const before = hashOf(path.join(dataDir, 'cluster'));
  // npm fetches the engine
  const stages = ['upgrade/engine', 'upgrade/cluster', 'upgrade/shop.jsonl', 'upgrade/new/postgres-18/postmaster.pid'];
  for (const stage of stages) {
    const command = startUpgrade();
    const ended = once(command, 'close');
    while (!existsSync(path.join(dataDir, stage)) && command.exitCode === null) await wait(5);
    command.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(existsSync(clusterIn(dataDir))).toBe(false);
  }
  expect(await upgrade()).toContain(JSON.stringify({ sums: linesOf(file).at(-1)?.sums }).slice(0, -2));
  expect(hashOf(path.join(dataDir, 'cluster'))).toBe(before);
  expect(
    readdirSync(dataDir)
      .filter((name) => !name.startsWith('opened-by'))
      .sort(),
  ).toEqual(['cluster', 'cluster-is-complete', path.basename(clusterIn(dataDir))].sort());
});

test('R27: the shop of an older PostgreSQL is taken over by the same command', async () => {
  const file = exportedShops.at(-1) ?? '';
  const cluster = path.join(dataDir, OLDER.folder);
  const user = databaseUser(cluster);
  const programs = programsFor(packages, user.uid !== undefined, path.join(packages, PACKAGE));
  makeCluster(programs, cluster, dataDir, user);
  const settings = { io_method: undefined };
  const database = await openCluster({ programs, cluster, user, location: cluster }, { settings });
  const [engine] = await database.query('show server_version', []);
  await migrate(database);
  const sums = await importDatabase(database, readLines(file));
  await database.close();
  const before = hashOf(cluster);

  const name = fileOf(PACKAGE, OLDER.version);
  const bytes = readFileSync(path.join(packages, name));
  copyFileSync(path.join(packages, name), path.join(dataDir, name));
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const config = readConfig({ DATA_DIR: dataDir });
  const done = await upgradeDatabase(config, [{ ...OLDER, packages: { [PACKAGE]: integrity } }]);
  expect(done).toContain(JSON.stringify({ sums }).slice(0, -2));
  expect(hashOf(cluster)).toBe(before);
  const [present] = await withDatabase({ dataDir }, ({ query }) => query('show server_version', []));
  expect([engine?.server_version, present?.server_version].map((version) => String(version).split('.')[0])).toEqual([
    '17',
    '18',
  ]);
  recordResult(
    'R27',
    `a shop of PostgreSQL 17 and ${versions.length} of PGlite taken over, one after four kills: sums equal`,
  );
});
