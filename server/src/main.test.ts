import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { anOrder } from './testing/anOrder';
import { bundledProgram } from './testing/bundledProgram';
import { copyDatabaseTemplate } from './testing/databaseTemplate';

const program = bundledProgram(join(__dirname, 'main.ts'));
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'glow-main-')), 'database');
  await copyDatabaseTemplate(folder);
});
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  /** The URL it listens on; rejects with its stderr when it exits instead. */
  open: Promise<string>;
  /** Its exit code and stderr. */
  ended: Promise<{ code: number | null; errors: string }>;
  output(): string;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [program()], {
    env: { PATH: process.env.PATH, GLOW_API_ONLY: '1', PORT: '0', DATA_DIR: folder, ...env },
    cwd: join(__dirname, '..'),
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended: Run['ended'] = new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
  const open = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      const url = /^Glow is open at (\S+)\nOrders are kept in /.exec(output)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(errors)));
  });
  open.catch(() => undefined);
  return { child, open, ended, output: () => output };
}

test('an acknowledged order survives kill -9; the folder is refused while in use and free at once afterwards', async () => {
  const first = run({});
  const url = await first.open;
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrder()),
  });
  expect(answer.status).toBe(201);
  const { order } = await answer.json();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';

  const second = await run({}).ended;
  expect(second).toEqual({
    code: 1,
    errors: `The data folder ${folder} is in use by another Glow server (process ${first.child.pid}); stop it first, or set DATA_DIR to another folder.\n`,
  });

  first.child.kill('SIGKILL');
  await first.ended;
  const third = run({});
  const read = await fetch(`${await third.open}/api/orders/${order.id}`, { headers: { cookie } });
  expect(await read.json()).toEqual({ success: true, order });
  expect(third.output()).toContain(`Orders are kept in ${folder} (embedded PostgreSQL)`);

  third.child.kill('SIGTERM');
  expect(await third.ended).toEqual({ code: 0, errors: '' });
});

test('an order is confirmed by a message through SMTP_URL', async () => {
  const texts: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((found) => {
        texts.push(found);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const { child, open, ended } = run({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'care@glow.example' });
  const answer = await fetch(`${await open}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anOrder()),
  });
  const { order } = await answer.json();
  while (!texts.some((found) => found.includes(`Subject: Your Glow order ${order.id}\r\n`))) await wait(50);
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });
  await new Promise<void>((resolve) => void smtp.close(() => resolve()));
});

test('a signal does not open the inspector', async () => {
  const { child, open, ended } = run({ DRAIN_MS: '0' });
  const url = await open;
  child.kill('SIGUSR1');
  // answered after the signal was handled
  for (let count = 0; count < 5; count += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  // Node would write 'Debugger listening on …'
  expect((await ended).errors).toBe('');
});

test('after SIGTERM readiness fails first, and requests are answered until DRAIN_MS is over', async () => {
  const { child, open, ended } = run({ DRAIN_MS: '5000' });
  const url = await open;
  const placeOrder = () =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anOrder()),
    });
  // the first one takes longer
  expect([(await fetch(`${url}/readyz`)).status, (await placeOrder()).status]).toEqual([200, 201]);
  const started = performance.now();
  child.kill('SIGTERM');
  while ((await fetch(`${url}/readyz`)).status === 200) await wait(20);
  const order = await placeOrder();
  expect([order.status, (await fetch(`${url}/healthz`)).status]).toEqual([201, 200]);
  expect(await ended).toEqual({ code: 0, errors: '' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(5000);
});

test.each([
  ['a bad port', { PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".\n'],
  [
    'a bad address of releases',
    { RELEASES_URL: 'ftp://x' },
    'RELEASES_URL must be an address like https://releases.glow.example/store.\n',
  ],
  [
    'releases that cannot be read',
    { GLOW_API_ONLY: '', RELEASES_URL: 'http://127.0.0.1:1', RELEASES_DIR: '/nonexistent' },
    'The registry at http://127.0.0.1:1 cannot be read: fetch failed.\n',
  ],
  [
    'a bad database address',
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name.\n',
  ],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://glow:secret@127.0.0.1:1/glow' },
    'PostgreSQL at 127.0.0.1:1/glow cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  ],
  [
    'a proxy without an address',
    { TRUST_PROXY: 'nginx' },
    'TRUST_PROXY must be addresses or ranges, like 10.0.0.2, 10.1.0.0/16.\n',
  ],
  [
    'a host of another machine',
    { HOST: '203.0.113.9' },
    'Glow cannot listen on 203.0.113.9:0 (EADDRNOTAVAIL): set HOST to an address of this machine, and PORT to one that this user may open.\n',
  ],
])('%s ends the start with one sentence', async (_what, env, sentence) => {
  expect(await run(env).ended).toEqual({ code: 1, errors: sentence });
});

test('a port in use ends the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run({ PORT: String(port) }).ended).toEqual({
    code: 1,
    errors: `Port ${port} is already in use: stop what is running there, or set PORT to another one.\n`,
  });
  other.close();
});
