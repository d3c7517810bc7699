import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { ROOT } from '../base/config/root';
import { anOrder } from '../testing/anOrder';
import { bundledProgram } from '../testing/bundledProgram';
import { sharedDatabase } from '../testing/sharedStore';
import { TemporaryRegistry } from '../testing/temporaryRegistry';

const program = bundledProgram(join(__dirname, 'registryService.ts'));
/** What runs in place of the source, which takes seconds to start. */
let mockProgram = '';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<Record<'fork', typeof fork>>('node:child_process');
  const start = (_source: string, options: ForkOptions) => actual.fork(mockProgram, { ...options, execArgv: [] });
  return { ...actual, fork: jest.fn(start) };
});

/** A shell whose page of the cart fails unless the remote finds its product in the catalogue. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url, catalog) => {
  const { id } = url.startsWith('/cart') ? await load('checkout') : { id: 'skn-001' };
  const product = await catalog.product(id);
  return { head: '', styles: '', body: '', status: product ? 200 : 500, screens: [] };
};
`;

const registry = new TemporaryRegistry();
registry.hasOwnProcess = true;
registry.database = sharedDatabase();
let server: FastifyInstance;

beforeAll(async () => {
  mockProgram = program();
  server = await registry.open(SHELL);
});

/** The processes of the service, the last one last. */
function processes(): ChildProcess[] {
  return jest.mocked(fork).mock.results.map(({ value }) => value as ChildProcess);
}

function state() {
  return registry.inject('buying', 'GET', '');
}

async function untilUp(): Promise<void> {
  while ((await state()).status === 503) await wait(50);
  expect((await state()).status).toBe(200);
}

function order() {
  return server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() });
}

test('the server takes orders while the service starts, is away after a crash and comes back', async () => {
  expect(await state()).toMatchObject({
    status: 503,
    text: expect.stringContaining('The registry service does not answer.'),
    headers: { 'retry-after': '5' },
  });
  const execArgv = ['--import', 'tsx'];
  expect(fork).toHaveBeenCalledWith(join(__dirname, 'registryService.ts'), expect.objectContaining({ execArgv }));
  await untilUp();
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith('.registry-'));
  expect(folders.length).toBeGreaterThan(0);
  for (const name of folders) expect(statSync(join(tmpdir(), name)).mode & 0o777).toBe(0o700);
  const [first] = processes();
  first?.kill('SIGKILL');
  await new Promise((resolve) => first?.once('exit', resolve));
  expect([(await state()).status, (await order()).statusCode]).toEqual([503, 201]);
  await untilUp();
  expect(processes()).toHaveLength(2);
});

test('a release, whose first page reads the catalogue of the shop', async () => {
  await untilUp();
  await expect(
    registry.release('buying', [registry.build('checkout', 'b1', {}, `exports.id = 'no-such-product'`)]),
  ).rejects.toThrow('The page /cart cannot be rendered with checkout: it is answered with 500.');
  await registry.release('buying', [registry.build('checkout', 'b2', {}, `exports.id = 'skn-001'`)]);
  expect(registry.pointers('checkout')?.live?.build).toBe('b2');
});

test('a body that is refused before it has arrived', async () => {
  await untilUp();
  const send = (body: Uint8Array<ArrayBuffer>, token: string) =>
    fetch(`http://127.0.0.1:${registry.port}/api/registry/files/${'a'.repeat(43)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      body,
    });
  const { token } = registry.accessOf('buying');
  for (let count = 0; count < 2; count += 1) {
    expect((await send(new Uint8Array(17 * 1024 * 1024), token)).status).toBe(413);
    const refused = await send(new Uint8Array(1024 * 1024), 'wrong');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
});

test('signals that are for the server too do not end the service; the end of the server does', async () => {
  await untilUp();
  const service = processes().at(-1);
  const ended = new Promise((resolve) => service?.once('exit', resolve));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGUSR1'] as const) service?.kill(signal);
  await untilUp();
  expect(service?.exitCode).toBeNull();
  // as if the server was killed
  service?.disconnect();
  await ended;
});

test('nothing of the server that takes orders can take uploads or make keys', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/src/main.ts'],
    bundle: true,
    metafile: true,
    write: false,
    outdir: ROOT,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const files = Object.keys(metafile.inputs).filter((file) => file.startsWith('server/src/registry/'));
  expect(files.map((file) => basename(file, '.ts')).sort()).toEqual([
    'fileId',
    'forwardToRegistry',
    'publishersFile',
    'registryProcess',
    'statement',
  ]);
});
