import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');

/** Commands get a data folder that does not exist, so that none touches a real shop. */
const env = { PATH: process.env.PATH, GLOW_TEST_RUN: process.env.GLOW_TEST_RUN, DATA_DIR: '/nonexistent' };

let dev: ChildProcess | undefined;
afterEach(() => dev?.kill('SIGKILL'));

function run(command: string, more: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/glow.js', ...command.split(' ')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...env, ...more },
  });
  return { status, stdout, stderr };
}

test.each([
  ['new-remote Gifts', 'A remote is named in lower case letters and digits, as in `npm run glow -- new-remote gifts`.'],
  ['status here', "'here' is not the address of a store, as http://localhost:3000 is."],
  ['db import /nonexistent', 'There is no file /nonexistent to import.'],
])('%s is refused with one sentence, and 1', (command, sentence) => {
  expect(run(command)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

test.each([
  ['contract patch', "'patch' is invalid for argument 'change'. Allowed choices are minor, major."],
  ['db backup --all', "unknown option '--all'"],
  ['db', 'Usage: npm run glow -- db'],
  ['dev soap', 'There is no package "soap".'],
  ['dev shell', 'There is no package "shell".'],
  ['soap', "unknown command 'soap'"],
  ['test --soap', "unknown option '--soap'"],
  ['preview blog', '"blog" is not <package>@<build>.'],
])('%s is called wrongly, which ends with 2', (command, problem) => {
  expect(run(command)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(problem) });
});

test('each command has a help of its own', () => {
  expect(run('shop orders status --help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('--note <text>'),
  });
});

test.each(['start', 'dev'])('%s reports a port in use before it builds anything', async (command) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(run(command, { PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is already in use, or not for this user: stop what is running there, or set PORT to another one (0 takes any free one).\n`,
  });
  other.close();
});

test('npm run glow -- status prints what strangers reported without what a terminal acts on', async () => {
  const row = { remote: 'shell', build: 'b1', phase: 'load', count: 1, composition: 'c1' };
  const failures = [{ ...row, message: 'Gone \u001b[2J\u009b31m\u202eevil' }];
  const answers: Record<string, object> = {
    '/registry.json': { id: 'c1', shell: { build: 'b1' }, remotes: [] },
    '/api/reports': { failures, evidence: [], kept: [], withdrawals: [] },
  };
  const store = createHttpServer(({ url = '' }, response) => response.end(JSON.stringify(answers[url])));
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const args = ['tools/glow.js', 'status', `http://127.0.0.1:${port}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  expect(stdout).toContain('at last in /?preview=c1: Gone [2J31mevil\n');
  store.close();
});

test('npm run glow -- status names the team of each remote', async () => {
  const remotes = [{ name: 'gifts', build: 'g1', team: 'Presents' }];
  const answers: Record<string, object> = {
    '/registry.json': { id: 'c1', shell: { build: 'b1' }, remotes },
    '/api/reports': { failures: [], evidence: [], kept: [], withdrawals: [] },
  };
  const store = createHttpServer(({ url = '' }, response) => response.end(JSON.stringify(answers[url])));
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const args = ['tools/glow.js', 'status', `http://127.0.0.1:${port}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
  expect([...stdout.matchAll(/\d (shell|gifts)\s+│ '(\S+)'/g)].map(([, ...found]) => found)).toEqual([
    ['shell', 'shell'],
    ['gifts', 'Presents'],
  ]);
  store.close();
});

test('npm run dev, stopped while it prepares, starts nothing', async () => {
  let output = '';
  dev = spawn(process.execPath, ['tools/glow.js', 'dev'], { cwd: ROOT, env: { ...env, PORT: '0' } });
  dev.stdout
    ?.on('data', (text) => {
      output += text;
    })
    .once('data', () => dev?.kill());
  // 'close' comes when no process has the output open, so it covers child processes as well
  const [code] = await once(dev, 'close');
  expect([code, output]).toEqual([
    0,
    'Glow with hot reload is being made ready (the first time takes half a minute) …\n',
  ]);
});

test('a process learns that its parent has ended, to which nobody forwards signals', async () => {
  const script = `
    import { whenParentEnds } from './tools/build/dev/whenToldToStop.js';
    setInterval(() => undefined, 1000);
    whenParentEnds(() => process.exit());
    console.log('started');
  `;
  // the shell waits for it, as npm's does
  const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script], {
    cwd: ROOT,
    env,
  });
  await once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  // 'close' comes when no process has the output open
  expect(await once(shell, 'close')).toEqual([null, 'SIGKILL']);
});
