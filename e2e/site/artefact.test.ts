import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterIn } from '@glow/server/base';
import { addTeam } from '@glow/server/registry';
import { readProcess } from '../../tools/test/programs.js';
import { temporaryPostgres, withDatabase } from '@glow/server/testing';
import { makeArtefact } from '../../tools/artefact/artefact';
import { artefactStore } from '../operations/artefact';
import { placeOrder, randomOrder } from '../faults/loadGenerator';
import { fetchRendered } from '../rendered';
import { repository } from '../store';

/** More than a server without a database of its own needs. */
const MAX_MEMORY_MB = 200;

const artefact = mkdtempSync(path.join(tmpdir(), 'glow-artefact-'));

beforeAll(async () => {
  chmodSync(artefact, 0o755);
  // `npm test` makes no pictures
  mkdirSync(path.join(repository, 'shared/dist/images'), { recursive: true });
  await makeArtefact(artefact);
  for (const modules of ['node_modules', 'server/node_modules'])
    symlinkSync(path.join(repository, modules), path.join(artefact, modules), 'junction');
});

function readJson(file: string) {
  return JSON.parse(readFileSync(path.join(artefact, file), 'utf8'));
}

test('the artefact needs no package of the build, and locks every one that it needs', () => {
  const { dependencies } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'pg']));
  for (const name of ['esbuild', 'tsx', 'webpack', 'react', '@glow/shared'])
    expect(dependencies).not.toHaveProperty(name);
  const places = Object.keys(packages);
  for (const name of Object.keys(dependencies)) expect(places.includes(`node_modules/${name}`)).toBe(true);
  expect(Object.values(packages)).not.toContainEqual(expect.objectContaining({ dev: true }));
});

test('it has the commands, and a database without a migration to apply, without a part of the repository', async () => {
  const dataDir = path.join(artefact, '.data/database');
  const startedAt = Date.now();
  const exported = execFileSync(process.execPath, ['server/glow.js', 'catalog', 'export'], {
    cwd: artefact,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  expect(exported).toContain('catalog.json');
  const migrated = await withDatabase({ dataDir }, (database) =>
    database.query('select applied_at from schema_migrations where applied_at > $1', [startedAt]),
  );
  expect(migrated).toEqual([]);
});

test('it renders pages and takes orders; with a PostgreSQL of the shop it starts none of its own; it has the registry service, in a process of its own', async () => {
  const postgres = await temporaryPostgres();
  const publishers = path.join(artefact, 'publishers.json');
  const { token } = addTeam(publishers, { name: 'buying', packages: ['checkout'], quota: 10 }, { packages: {} });
  const store = artefactStore(artefact, { DATABASE_URL: postgres.url, PUBLISHERS: publishers });
  await store.open();
  const ask = () => fetch(`${store.url}/api/registry`, { headers: { authorization: `Bearer ${token}` } });
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  const state: unknown = await answer.json();
  const services = processes('registryService.js');
  const { html: page } = await fetchRendered(`${store.url}/product/skn-001`);
  writeFileSync(path.join(artefact, 'shared/dist/images/hero-1200.webp'), 'picture');
  const files = ['/images/hero-1200.webp', '/favicon.svg', '/replay.js', '/registry.json'];
  const statuses = await Promise.all(files.map(async (file) => (await fetch(`${store.url}${file}`)).status));
  const order = await placeOrder(store.url, randomOrder(), 'artefact');
  expect(existsSync(clusterIn(store.databaseFolder))).toBe(false);
  const [, memory] =
    process.platform === 'linux'
      ? (/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${store.pid}/status`, 'utf8')) ?? [])
      : [];
  await store.remove();
  await postgres.stop();
  expect(page).toContain('$89.00');
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(order.status).toBe(201);
  expect([answer.status, state]).toEqual([200, expect.objectContaining({ team: 'buying', packages: {} })]);
  if (process.platform === 'linux') expect([services.length, processes('registryService.js')]).toEqual([1, []]);
  expect(Number(memory ?? 0) / 1024).toBeLessThan(MAX_MEMORY_MB);
});

/** The processes of this artefact's program. */
function processes(program: string): string[] {
  if (process.platform !== 'linux') return [];
  const commands = readdirSync('/proc').map((id) => readProcess(id, 'cmdline'));
  return commands.filter((command) => command.includes(path.join(artefact, 'server', program)));
}
