import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { createPageReads } from '../pageReads';
import { attempt } from '../../base/system/attempt';
import { TemporarySite } from '../../testing/temporarySite';
import { makeTestRenderPool } from '../../testing/testRenderPool';
import type { RenderPool } from './renderPool';
import { createPoolRenderer } from './renderer';

let site: TemporarySite;
let pool: RenderPool;

beforeEach(() => {
  site = new TemporarySite();
  pool = makeTestRenderPool();
});
afterEach(() => pool.close());

/** What `/blog` shows with this code of blog, and of the shell in front of its own. */
function rendering(blog: string, shell = ''): (url?: string) => Promise<string> {
  const code = `${shell};
    exports.sharedInstances = {};
    exports.createRenderer = (load) => async (url) =>
      ({ head: '', styles: '', status: 200, screens: [], body: String(await (await load('blog')).render(url)) });`;
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, code);
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b2' }, blog);
  const renderer = createPoolRenderer({
    pool,
    reads: createPageReads(catalogReads(createSampleCatalog())),
    site: () => 'https://glow.example',
    report: () => undefined,
  });
  const composed = site.composer().compose();
  return async (url = '/blog') => (await renderer.render(composed, url)).value.body;
}

/** Ways out of a process, each of which a bundle would need for the next. */
const WAYS: [what: string, expression: string][] = [
  ['files, by a stream of the process', "new process.stdin.constructor('/etc/passwd')"],
  ['files, by the output of the console', 'console._stdout.constructor'],
  ["Node's modules, by the process", "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')"],
  ["Node's bindings", "process.binding('fs').open"],
  ["Node's internals", "process._linkedBinding('fs').open"],
  ["Node's modules, by require", "require('node:fs').readFileSync('/etc/passwd')"],
  ["Node's modules, by import", "(await import('node:fs')).readFileSync('/etc/passwd')"],
  ["Node's modules, by code that imports", 'await Function(\'return import("node:fs")\')()'],
  ["Node's modules, by the main module", "process.mainModule.require('node:fs')"],
  ["Node's modules, by the module", "module.constructor._load('node:fs')"],
  ["Node's modules, by require's own properties", 'require.cache[0] ?? require.main.filename'],
  ["Node's modules, as globals", 'globalThis.fs.readFileSync'],
  ['another thread', "new (globalThis.Worker ?? process.Worker)('')"],
  ['the network, by fetch', 'fetch.length'],
  ['the network, by a socket', "new WebSocket('ws://127.0.0.1:1')"],
  ['the network, by events', "new EventSource('http://127.0.0.1:1')"],
  ['the network, by its dispatcher', "globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch"],
  ['the inspector of the server', 'process._debugProcess(process.ppid)'],
  ['signals', 'process.kill(1, 0)'],
  ['handles of the process', 'process._getActiveHandles()[0].constructor'],
  ['the environment of the server', 'process.env.PATH.length || process.env.HOME.length'],
  ['the arguments of the process', 'process.argv[0].length'],
  ['a native module', "process.dlopen(module, '/usr/lib/any.node')"],
  ['channels between threads', "new BroadcastChannel('glow').name"],
];

test('a bundle reaches nothing of the system, in whatever way', async () => {
  const ways = WAYS.map(([what, expression]) => `${JSON.stringify(what)}: async () => (${expression})`);
  const render = rendering(
    `exports.render = async () => {
      const reached = [];
      for (const [what, way] of Object.entries({ ${ways.join()} })) await way().then(() => reached.push(what), () => undefined);
      return reached.join();
    };`,
  );
  expect(await render()).toBe('');
});

const FOR_THE_SHELL = [
  ...['fs', 'fs/promises', 'child_process', 'net', 'http', 'https', 'dgram', 'dns', 'tls', 'cluster', 'inspector'],
  ...['module', 'process', 'vm', 'v8', 'worker_threads', 'wasi', 'os', 'repl', 'diagnostics_channel', 'perf_hooks'],
  'trace_events',
].map((name) => `node:${name}`);

test("the shell reaches none of Node's modules that lead outside", async () => {
  const render = rendering(
    'exports.render = () => globalThis.refusals.join();',
    `globalThis.refusals = ${JSON.stringify(FOR_THE_SHELL)}.map((name) => {
      try { require(name); } catch (error) { return error.message; }
    });`,
  );
  expect(await render()).toBe(FOR_THE_SHELL.map((name) => `The shell's server bundle asks for ${name}`).join());
});

test('the globals of a bundle are the language, and standards of the web that reach nothing outside', async () => {
  const render = rendering('exports.render = () => Reflect.ownKeys(globalThis).map(String).join();');
  const found = (await render()).split(',');
  const outside =
    /^(fetch|Request|Response|Headers|FormData|WebSocket|EventSource|Worker|BroadcastChannel|navigator|require|module|fs|net|child_process|localStorage|Storage|Blob|File)$/;
  expect(found.filter((name) => outside.test(name))).toEqual([]);
  expect(found).toEqual(
    expect.arrayContaining(['Array', 'Intl', 'URL', 'TextEncoder', 'setTimeout', 'process', 'Buffer']),
  );
});

/** Watches whatever functions of the language are called with, and says so with the next page. */
const SPY = `
const seen = [];
function watch(object, name) {
  const descriptor = Object.getOwnPropertyDescriptor(object, name);
  const original = descriptor?.value;
  if (typeof original !== 'function' || !descriptor.configurable) return;
  const note = seen.push.bind(seen);
  Object.defineProperty(object, name, { ...descriptor, value: function (...args) {
    for (const value of [this, ...args]) if (typeof value === 'string') note(value);
    return Reflect.apply(original, this, args);
  } });
}
const types = [String, Map, Promise, Uint8Array, TextDecoder, TextEncoder, Buffer, Function, Set, RegExp];
for (const { prototype } of types)
  for (const name of ['indexOf', 'slice', 'split', 'concat', 'get', 'set', 'then', 'subarray', 'decode', 'encode', 'toString', 'utf8Slice', 'bind', 'exec', 'test', 'replace', 'startsWith', 'write'])
    watch(prototype, name);
for (const name of ['parse', 'stringify']) watch(JSON, name);
Object.defineProperty(Object.prototype, 'toJSON', { configurable: true, value() { seen.push(Object.keys(this).join()); return this; } });
exports.render = () => seen.filter((text) => /nonce|"work"|[\\w-]{22} \\{|"id":/.test(text)).join('|') + ' of ' + (seen.length > 0);
`;

test('a bundle does not see the messages of its process', async () => {
  const render = rendering(SPY);
  await render();
  expect(await render('/blog?again')).toBe(' of true');
});

/** Ids of the users of this process's children, by the system. */
function usersOfChildren(): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((pid) => {
    const status = attempt(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
    if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== process.pid) return [];
    return /^Uid:\s+(\d+)\s+\1\s+\1/m.exec(status)?.[1] ?? 'several';
  });
}

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('a process runs as another user, where the server is told to', async () => {
  pool.close();
  pool = makeTestRenderPool({ user: 65_534 });
  expect(await rendering("exports.render = () => 'articles';")()).toBe('articles');
  expect(usersOfChildren()).toContain('65534');
});

test('a closed pool leaves no process behind', async () => {
  expect(await rendering("exports.render = () => 'articles';")()).toBe('articles');
  const before = usersOfChildren().length;
  pool.close();
  while (usersOfChildren().length >= before) await wait(50);
  expect(usersOfChildren().length).toBe(before - 1);
});
