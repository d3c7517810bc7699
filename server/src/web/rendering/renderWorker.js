// The process has no TypeScript loader and may read no file, so its program is this text, with Node's modules only.
import { read, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction, runInNewContext } from 'node:vm';

const SERVER = 3;

/** Modules of Node that the shell's bundle may use: they give no access to files or connections. */
const MODULES =
  /^(node:)?(async_hooks|buffer|crypto|events|stream|stream\/consumers|string_decoder|timers\/promises|util)$/;

/** Globals of bundles besides the language's: web standards that reach nothing outside of the process. */
const GLOBALS =
  /^(Abort|Buffer|ByteLength|Count|Custom|DOMEx|Event|Message|Performance|Readable|Text(De|En)|Transform|URL|Writable)|^(atob|btoa|clear\w+|console|crypto|Crypto\w*|global|performance|process|queueMicrotask|set(Im|In|Ti)\w+|structuredClone|SubtleCrypto)$/;

// these functions handle messages, so they are stored before a bundle can change them
const uncurryThis = Function.prototype.bind.bind(Function.prototype.call);
const { parse, stringify } = JSON;
const [indexOf, slice] = [uncurryThis(String.prototype.indexOf), uncurryThis(String.prototype.slice)];
const subarray = uncurryThis(Uint8Array.prototype.subarray);
const requireModule = createRequire(import.meta.url);
const decoder = new TextDecoder();
const decode = decoder.decode.bind(decoder);
const end = process.reallyExit.bind(process);

const chunk = new Uint8Array(64 * 1024);
let received = '';
/** Precedes each message to the server; no bundle knows it. */
let nonce = '';
let bundles;
/** The shell's bundle and the loader of the remote's bundle, evaluated once. */
let evaluated;
/** Renders with the facts that the server has sent last. */
let render;
/** `keepFor`, and the reads that these facts allow. */
let methods = [];

/** Reads that the server has not answered yet. */
const reads = new Map();
let readCount = 0;

const ignore = () => undefined;

process.on('uncaughtException', (error) => crash(textOf(error)));
process.on('unhandledRejection', (error) => crash(textOf(error)));
withholdGlobals();
receive();

function withholdGlobals() {
  const { platform, version, versions } = process;
  const nextTick = process.nextTick.bind(process);
  const language = runInNewContext('Object.getOwnPropertyNames(globalThis)');
  for (const key of Reflect.ownKeys(globalThis))
    if (typeof key === 'symbol' ? key !== Symbol.toStringTag : !language.includes(key) && !GLOBALS.test(key))
      delete globalThis[key];
  const facade = { env: { NODE_ENV: 'production' }, platform, version, versions: { ...versions } };
  const value = { ...facade, nextTick, emitWarning: ignore };
  Object.defineProperty(globalThis, 'process', { value, writable: false, configurable: false });
  globalThis.console = Object.fromEntries(Object.keys(console).map((name) => [name, ignore]));
}

/** Reads the server's messages, one in each line, until it closes the pipe. */
function receive() {
  read(SERVER, chunk, 0, chunk.length, null, (error, count) => {
    if (error || count === 0) return end(0);
    const text = decode(subarray(chunk, 0, count), { stream: true });
    received += text;
    // a search in `received` would take a multiple of the time for a long line
    if (indexOf(text, '\n') < 0) return receive();
    for (let at = indexOf(received, '\n'); at >= 0; at = indexOf(received, '\n')) {
      const line = slice(received, 0, at);
      received = slice(received, at + 1);
      handle(parse(line));
    }
    receive();
  });
}

/** The first message has the bundles; the others are work, and answers to reads. */
function handle(message) {
  if (!bundles) ({ nonce, bundles } = message);
  else if (message.read) settleRead(message);
  else void work(message);
}

function send(message) {
  writeSync(SERVER, `${nonce} ${stringify(message)}\n`);
}

async function work({ id, work, facts }) {
  try {
    send({ id, result: await run(work, facts, id) });
  } catch (error) {
    send({ id, error: textOf(error) });
  }
}

/** Without work, it only evaluates the bundles, and shows that the process runs. */
async function run(work, facts, id) {
  evaluated ??= evaluateBundles();
  // if a bundle cannot be evaluated, each work fails with its error
  if (!work)
    return evaluated.then(({ load }) => Promise.allSettled(Object.keys(bundles).map(load)), ignore).then(Boolean);
  const { shell, load } = await evaluated;
  if (facts) {
    render = undefined;
    methods = ['keepFor', ...facts.reads];
    render = shell.createRenderer(load, facts.site, facts.remotes, facts.accounts);
  }
  const { makes, of } = work;
  const source = Object.fromEntries(methods.map((method) => [method, (...args) => ask(id, method, args)]));
  if (makes === 'paths') return (await (await load(of)).sitemapPaths?.(source)) ?? [];
  if (makes === 'data') return render.loadData(of, source);
  return makes === 'frame' ? render.frame?.(of) : render(of, source);
}

/** Asks the server, because this process has no database. */
function ask(id, method, args) {
  return new Promise((resolve, reject) => {
    readCount += 1;
    reads.set(readCount, { resolve, reject });
    send({ id, read: readCount, method, args });
  });
}

function settleRead({ read: count, result, error }) {
  const waiting = reads.get(count);
  reads.delete(count);
  if (error) waiting?.reject(new Error(error));
  else waiting?.resolve(result);
}

async function evaluateBundles() {
  const shell = evaluate(bundles.shell, requireForShell);
  const loaded = new Map([['shell', shell]]);

  async function load(name) {
    const bundle = bundles[name];
    const requireForRemote = (request) => requireShared(shell, request, bundle.former);
    if (!loaded.has(name)) loaded.set(name, evaluate(bundle, requireForRemote));
    return loaded.get(name);
  }

  return { shell, load };
}

function requireForShell(name) {
  if (MODULES.test(name)) return requireModule(name);
  throw new Error(`The shell's server bundle asks for ${name}`);
}

function requireShared({ sharedInstances, formerInstances }, name, former) {
  if (former.includes(name)) return formerInstances[name];
  if (Object.hasOwn(sharedInstances, name)) return sharedInstances[name];
  throw new Error(`A remote's server bundle asks for ${name}, which the shell does not share`);
}

function evaluate(bundle, requireForBundle) {
  if (!bundle) throw new Error('There is no server bundle');
  const module = { exports: {} };
  const run = compileFunction(bundle.code, ['module', 'exports', 'require'], { filename: bundle.file });
  run(module, module.exports, requireForBundle);
  return module.exports;
}

function crash(reason) {
  send({ crash: reason });
  end(1);
}

function textOf(error) {
  const text = String(error instanceof Error ? error.stack : error);
  return text.slice(0, 4000).toWellFormed();
}
