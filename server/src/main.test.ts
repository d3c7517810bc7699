import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { anOrder } from './testing/anOrder';
import { bundledProgram } from './testing/bundledProgram';
import { copyDatabaseTemplate } from './testing/databaseTemplate';
import { temporaryDatabase } from './testing/temporaryDatabase';

const program = bundledProgram(join(__dirname, 'main.ts'));
const running = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'glow-main-')), 'database');
  await copyDatabaseTemplate(folder);
});
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

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

function placeOrder(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(anOrder()) });
}

describe('a store', () => {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream)
        .then((found) => mails.push(found))
        .then(() => done());
    },
  });
  let store: Run;
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    store = run({});
    url = await store.open;
  });
  afterAll(() => new Promise<void>((resolve) => void smtp.close(() => resolve())));

  test('an acknowledged order survives kill -9, and the folder is free at once', async () => {
    const answer = await placeOrder(url);
    expect(answer.status).toBe(201);
    const { order } = await answer.json();
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    store.child.kill('SIGKILL');
    await store.ended;
    const { port } = smtp.server.address() as AddressInfo;
    store = run({ DRAIN_MS: '5000', SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'care@glow.example' });
    url = await store.open;
    const read = await fetch(`${url}/api/orders/${order.id}`, { headers: { cookie } });
    expect(await read.json()).toEqual({ success: true, order });
    expect(store.output()).toContain(`Orders are kept in ${folder} (embedded PostgreSQL)`);
  });

  test('an order is confirmed by a message through SMTP_URL (API-16)', async () => {
    const { order } = await (await placeOrder(url)).json();
    while (!mails.some((found) => found.includes(`Subject: Your Glow order ${order.id}\r\n`))) await wait(50);
  });

  test('a signal does not open the inspector; after SIGTERM readiness fails first, and requests are answered until DRAIN_MS is over', async () => {
    store.child.kill('SIGUSR1');
    // answered after the signal was handled
    for (let count = 0; count < 5; count += 1) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const started = performance.now();
    store.child.kill('SIGTERM');
    while ((await fetch(`${url}/readyz`)).status === 200) await wait(20);
    const order = await placeOrder(url);
    expect([order.status, (await fetch(`${url}/healthz`)).status]).toEqual([201, 200]);
    // Node would write 'Debugger listening on …'
    expect(await store.ended).toEqual({ code: 0, errors: '' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(5000);
  });
});

test('a port in use, and a host of another machine, end the start with one sentence', async () => {
  const { url: DATABASE_URL, close } = await temporaryDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run({ DATABASE_URL, PORT: String(port) }).ended).toEqual({
    code: 1,
    errors: `GLOW-019 Port ${port} is in use: stop what runs there, or set another PORT.\n`,
  });
  other.close();
  expect(await run({ DATABASE_URL, HOST: '203.0.113.9' }).ended).toEqual({
    code: 1,
    errors:
      'GLOW-020 Glow cannot listen on 203.0.113.9:0 (EADDRNOTAVAIL): set HOST to an address of this machine, and PORT to one that this user may open.\n',
  });
  await close();
});
