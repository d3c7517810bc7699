import { createHash } from 'node:crypto';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { databaseTotals } from '../../backup/tables';
import { readConfig } from '../../../base/config/config';
import { FORMER_ENGINES, type FormerEngine } from '../../../base/database/embedded/formerEngines';
import { CLUSTER, clusterIn } from '../../../base/database/embedded/openEmbedded';
import { PACKAGE } from '../../../base/database/embedded/programs';
import { lockFolder } from '../../../base/database/lockFolder';
import { placeOrder } from '../../../shop/orders/placeOrder';
import { openDatabase } from '../../../shop/database/openDatabase';
import { anOrder, lineIds } from '../../../testing/anOrder';
import { copyDatabaseTemplate } from '../../../testing/databaseTemplate';
import { upgradeDatabase } from './upgradeDatabase';
import { withDatabase } from '../../../testing/withDatabase';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  return { ...actual, statfsSync: jest.fn(actual.statfsSync) };
});
jest.mock('node:child_process', () => {
  const actual = jest.requireActual('node:child_process');
  return { ...actual, spawnSync: jest.fn(actual.spawnSync) };
});

const FORMER = 'postgres-17';
const FILE = `${PACKAGE.slice(1).replace('/', '-')}-17.0.0.tgz`;
const PROGRAMS = dirname(dirname(require.resolve(PACKAGE)));

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'glow-upgrade-'))));

const upgrade = (engines?: FormerEngine[], env: NodeJS.ProcessEnv = {}) =>
  upgradeDatabase(readConfig({ DATA_DIR: dataDir, ...env }), engines);

/** Leaves a shop with orders as PostgreSQL 17 would have it, and resolves with its sums. */
async function leaveFormer() {
  await copyDatabaseTemplate(dataDir);
  const sums = await withDatabase({ dataDir }, async (database) => {
    const request = anOrder({ [lineIds[0] ?? '']: 2 });
    for (const key of ['one', 'two']) await placeOrder(database, { request, key, tokenHash: `hash of ${key}` });
    return databaseTotals(database);
  });
  renameSync(clusterIn(dataDir), join(dataDir, FORMER));
  return sums;
}

/** Puts a package with this version's programs in the place of PostgreSQL 17's; returns the row of that engine. */
function bringPackage(): FormerEngine {
  const tar = ['--create', '--exclude=*.a', '--exclude=pgxs', '--exclude=include', basename(PROGRAMS)];
  const packed = execFileSync('tar', tar, { cwd: dirname(PROGRAMS), maxBuffer: 2 ** 30 });
  const bytes = gzipSync(packed, { level: 0 });
  writeFileSync(join(dataDir, FILE), bytes);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { folder: FORMER, version: '17.0.0', packages: { [PACKAGE]: integrity } };
}

/** Every file of the former folder with its hash and its times. */
function filesOf(folder: string): Record<string, unknown> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const describe = (path: string) => {
    const { mode, uid, mtimeMs } = statSync(path);
    const hash = statSync(path).isFile() && createHash('sha256').update(readFileSync(path)).digest('hex');
    return [mode, uid, mtimeMs, hash];
  };
  return Object.fromEntries(names.map((name) => [name, describe(join(folder, name))]));
}

test('the shop of an older PostgreSQL is taken over once, its folder is as it was, and what a killed run has left is removed', async () => {
  const sums = await leaveFormer();
  const engine = bringPackage();
  const left = join(dataDir, 'upgrade/new', CLUSTER);
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'postmaster.pid'), `${process.pid}\n/\n0\n5432\n.\n`);
  const before = filesOf(join(dataDir, FORMER));
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    /postgres-17 was kept by another version: start that one, or/,
  );
  expect(await upgrade([engine])).toBe(
    `The shop is in ${clusterIn(dataDir)} now, and its sums are those of ${join(dataDir, FORMER)}, which has not changed.\n${JSON.stringify({ sums })}\nNot taken over: sessions, links for passwords, withdrawals of builds, figures and errors of pages.`,
  );
  expect(sums).toMatchObject({ orders: 2, 'pieces ordered': 4 });
  expect(filesOf(join(dataDir, FORMER))).toEqual(before);
  expect(readdirSync(dataDir).sort()).toEqual([FILE, FORMER, CLUSTER, 'postgres.log'].sort());

  expect(await upgrade([engine])).toBe(`The shop in ${dataDir} is in ${CLUSTER} already; nothing has changed.`);
  expect(await withDatabase({ dataDir }, (database) => databaseTotals(database))).toEqual(sums);
});

/** A folder of the engine before, as far as it is looked at. */
function leaveCluster(): FormerEngine {
  mkdirSync(join(dataDir, 'cluster'));
  writeFileSync(join(dataDir, 'cluster-is-complete'), '');
  return FORMER_ENGINES.at(-1) as FormerEngine;
}

test('a package that cannot be fetched is named, with the place for its file, and one with another hash is refused', async () => {
  const { version } = leaveCluster();
  const file = `electric-sql-pglite-${version}.tgz`;
  const bring = `run \`npm pack @electric-sql/pglite@${version}\` on another machine, put the file ${file} into ${dataDir}, and run this command again.`;
  jest.mocked(spawnSync).mockReturnValueOnce({ status: 1, stderr: 'npm error code ENOTFOUND\n' } as never);
  await expect(upgrade()).rejects.toThrow(`The former engine cannot be fetched (ENOTFOUND): ${bring}`);
  writeFileSync(join(dataDir, file), 'a part of it');
  await expect(upgrade()).rejects.toThrow(`${join(dataDir, file)} is damaged or not the published one: ${bring}`);
  expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'cluster-is-complete', file]);
});

test('nothing is done without room on the disk, beside a server, without a former shop, or with DATABASE_URL', async () => {
  await expect(upgrade()).rejects.toThrow(`There is no shop of a former version in ${dataDir}.`);
  await expect(upgrade([], { DATABASE_URL: 'postgres://elsewhere/shop' })).rejects.toThrow(
    'The shop is in the PostgreSQL of',
  );
  leaveCluster();
  const unlock = await lockFolder(dataDir);
  await expect(upgrade()).rejects.toThrow(`in use by another Glow server (process ${process.pid})`);
  unlock();
  jest.mocked(statfsSync).mockReturnValueOnce({ bavail: 100, bsize: 2 ** 20 } as never);
  await expect(upgrade()).rejects.toThrow(/has no room for the upgrade: 512 MB are needed, 100 MB are free\.$/);
  expect(readdirSync(dataDir).sort()).toEqual(['cluster', 'cluster-is-complete']);
  await expect(upgradeDatabase(readConfig({ DATA_DIR: join(dataDir, 'none') }))).rejects.toThrow(
    'There is no data folder',
  );
});

test('every PostgreSQL since the first embedded one has its row, with a package for each platform', () => {
  const majors = FORMER_ENGINES.flatMap(({ folder }) => /^postgres-(\d+)$/.exec(folder)?.[1] ?? []);
  const count = Number(CLUSTER.slice('postgres-'.length)) - 18;
  expect(majors.map(Number)).toEqual(Array.from({ length: count }, (_, index) => 17 + count - index));
  const integrities = FORMER_ENGINES.flatMap(({ packages }) => Object.values(packages));
  for (const integrity of integrities) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});
