import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, type Plugin } from 'esbuild';
import { RUN_COMMANDS, type Outcome } from './testing/runCommands';

const ROOT = join(__dirname, '..');

/** Commands get a data folder that does not exist, so that none touches a real shop. */
const env = { PATH: process.env.PATH, GLOW_TEST_RUN: process.env.GLOW_TEST_RUN, DATA_DIR: '/nonexistent' };

/** The command after those of `RUN_COMMANDS`, which has the output for itself. */
const RUN_LAST = `
  process.env.PORT = '0';
  await import('./tools/commands.ts');`;

async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

const REFUSED = {
  'artefact package.json/none': `ENOTDIR: not a directory, mkdir '${join(ROOT, 'package.json/none')}'`,
  'new-remote Gifts': 'GLOW-135 A name has lower case letters and digits, as in `npm run glow -- new-remote gifts`.',
  'size none': 'GLOW-122 There is no commit none.',
  'errors blog here': "GLOW-326 'here' is not the address of a store, as http://localhost:3000 is.",
  'status here': "GLOW-326 'here' is not the address of a store, as http://localhost:3000 is.",
  'db import /nonexistent': 'GLOW-312 There is no file /nonexistent.',
};
const WRONG = {
  soap: "unknown command 'soap'",
  'contract patch': "'patch' is invalid for argument 'change'. Allowed choices are minor, major.",
  'db backup --all': "unknown option '--all'",
  db: 'Usage: npm run glow -- db',
  'dev soap': 'There is no package "soap".',
  'dev shell': 'There is no package "shell".',
  'test --soap': "unknown option '--soap'",
  'preview blog': '"blog" is not <package>@<build>.',
};
const HELP = 'shop orders status --help';

/** An npm that knows of one tool, and of nothing vulnerable. */
const folder = mkdtempSync(join(tmpdir(), 'glow-npm-'));
const TOOL = {
  name: 'tool',
  'bom-ref': 'tool@1',
  properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
};
const NPM = JSON.stringify({ vulnerabilities: {}, components: [TOOL], dependencies: [] });
const FILE = join(folder, 'bill');
const BY_NPM = {
  advisories: NPM,
  [`sbom ${FILE}`]: `${FILE}: 0 packages`,
  [`sbom ${FILE} --with-tools`]: `${FILE}: 1 packages`,
};

/** What a store answers, with a report of a stranger. */
const ANSWERS: Record<string, object> = {
  '/registry.json': {
    ...{ id: 'c1', shell: { build: 'b1' } },
    remotes: [{ name: 'gifts', build: 'g1', team: 'Presents' }],
  },
  '/api/reports': {
    ...{ evidence: [], kept: [], withdrawals: [] },
    failures: [
      {
        remote: 'shell',
        build: 'b1',
        phase: 'load',
        count: 1,
        composition: 'c1',
        message: 'Gone \u001b[2J\u009b31m\u202eevil',
      },
    ],
  },
};

let port: number;
let status: string;
let errors: string;
let outcomes: Record<string, Outcome>;
let dev: ChildProcess;
let output: AsyncIterator<string>;

beforeAll(async () => {
  const store = createHttpServer(({ url = '' }, response) => response.end(JSON.stringify(ANSWERS[url])));
  const address = `http://127.0.0.1:${await listen(store)}`;
  [status, errors] = [`status ${address}`, `errors blog ${address}`];
  const other = createServer();
  port = await listen(other);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${NPM}'\n`, { mode: 0o755 });
  const lines = [REFUSED, WRONG, BY_NPM]
    .flatMap((told) => Object.keys(told))
    .concat(HELP, status, errors, 'start', 'dev');
  const args = ['--import', 'tsx', '--input-type=module', '-e', RUN_COMMANDS + RUN_LAST, JSON.stringify(lines)];
  const settings = { ...env, PATH: `${folder}:${env.PATH}`, PORT: `${port}` };
  dev = spawn(process.execPath, args, { cwd: ROOT, env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  output = createInterface(dev.stdout!)[Symbol.asyncIterator]();
  outcomes = JSON.parse((await output.next()).value);
  store.close();
  other.close();
});
afterAll(() => dev.kill('SIGKILL'));

test.each(Object.entries(REFUSED))('%s is refused with one sentence, and 1', (line, sentence) => {
  expect(outcomes[line]).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

test.each(Object.entries(WRONG))('%s is called wrongly, which ends with 2', (line, problem) => {
  expect(outcomes[line]).toEqual({ status: 2, stdout: '', stderr: expect.stringContaining(problem) });
});

test.each(Object.entries(BY_NPM))('%s says what npm has found', (line, told) => {
  expect(outcomes[line]).toEqual({ status: 0, stdout: `${told}\n`, stderr: expect.stringMatching(/^.+ …\n$/) });
});

test('each command has a help of its own', () => {
  expect(outcomes[HELP]).toEqual({ status: 0, stdout: expect.stringContaining('--note <text>'), stderr: '' });
});

test.each(['start', 'dev'])('%s reports a port in use before it builds anything', (line) => {
  const told = `GLOW-104 Port ${port} is already in use, or not for this user: stop what is running there, or set PORT to another one (0 takes any free one).\n`;
  expect(outcomes[line]).toEqual({ status: 1, stdout: '', stderr: told });
});

test('status names the team of each remote, and prints what strangers reported without what a terminal acts on', () => {
  const { stdout = '' } = outcomes[status] ?? {};
  expect(stdout).toContain('at last in /?preview=c1: Gone [2J31mevil\n');
  expect([...stdout.matchAll(/\d (shell|gifts)\s+│ '(\S+)'/g)].map(([, ...found]) => found)).toEqual([
    ['shell', 'shell'],
    ['gifts', 'Presents'],
  ]);
});

test('errors asks the store at the address that is given', () => {
  const told = 'No page has reported an error of blog within 28 days.\nEvidence: reports of pages with a token\n';
  expect(outcomes[errors]).toMatchObject({ status: 0, stdout: expect.stringContaining(told) });
});

test('dev, stopped while it prepares, starts nothing', async () => {
  const told = 'Glow with hot reload is being made ready (the first time takes some minutes) …';
  expect((await output.next()).value).toBe(told);
  dev.kill();
  // 'close' comes when no process has the output open, so it covers child processes as well
  expect(await once(dev, 'close')).toEqual([0, null]);
  expect(await output.next()).toMatchObject({ done: true });
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

const externalLibraries: Plugin = {
  name: 'external libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@glow/') || kind === 'entry-point' ? undefined : { external: true },
    );
  },
};

test('the status of a store needs no library of accounts, and none that sends mail', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['tools/commands.ts'],
    outdir: ROOT,
    bundle: true,
    splitting: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [externalLibraries],
  });
  const outputOf = (source: string) =>
    Object.keys(metafile.outputs).find((name) => source in (metafile.outputs[name]?.inputs ?? {})) ?? '';
  const loaded = new Set(['tools/commands.ts', 'server/src/operations/commands/status.js'].map(outputOf));
  for (const name of loaded)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') loaded.add(path);
  const libraries = [...loaded].filter((name) => !(name in metafile.outputs));
  expect(libraries).toEqual(expect.arrayContaining(['commander', 'zod']));
  for (const name of libraries) expect(name).not.toMatch(/^better-auth|^openid-client|^nodemailer/);
});
