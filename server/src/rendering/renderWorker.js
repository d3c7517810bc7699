// Plain JavaScript, because a child process has no TypeScript loader.
import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { integrityOf } from '@glow/shared/integrity';
import { LRUCache } from 'lru-cache';
import { builtInsChecker } from './builtIns.js';

/** Evaluated compositions in memory: live, canary and one or two previews. */
const MAX_COMPOSITIONS = 4;

/** Methods of `process` with which a bundle could end or change processes. */
const WITHHELD = ['abort', 'binding', 'chdir', 'disconnect', 'dlopen', 'exit', 'getBuiltinModule', 'kill', 'send'];
const WITHHELD_INTERNALS = ['_kill', '_linkedBinding', 'reallyExit'];

/** The methods of `PageSource`. */
const READS = ['ids', 'lines', 'list', 'policy', 'product', 'products', 'related', 'suggest'];

const requireBuiltin = createRequire(import.meta.url);
const compositions = new LRUCache({ max: MAX_COMPOSITIONS });
const send = process.send.bind(process);
const end = process.reallyExit.bind(process);

/** Reads of the catalogue that the parent has not answered yet. */
const reads = new Map();
let readCount = 0;
const catalog = Object.fromEntries(READS.map((method) => [method, (...args) => readCatalog(method, args)]));

process.on('message', async (job) => {
  if ('read' in job) return settleRead(job);
  let answer;
  try {
    answer = { result: await run(job) };
  } catch (error) {
    answer = { error: textOf(error) };
  }
  if (builtInsChanged()) crash('built-in objects were changed');
  else send(answer);
});
process.on('disconnect', () => end(0));
process.on('uncaughtException', (error) => crash(textOf(error)));
process.on('unhandledRejection', (error) => crash(textOf(error)));
for (const name of [...WITHHELD, ...WITHHELD_INTERNALS]) {
  process[name] = () => {
    throw new Error(`A server bundle calls process.${name}`);
  };
}
const builtInsChanged = builtInsChecker();
send('ready');

/** Runs one job of `RenderJob`: renders a URL, loads the data of its page, or lists the indexable paths of a package. */
async function run({ bundles, remotes, site, url, dataOf, pathsOf }) {
  const { load, renderPage } = await compositionOf(bundles, remotes, site);
  if (pathsOf) return (await (await load(pathsOf)).sitemapPaths?.(catalog)) ?? [];
  if (dataOf) return renderPage.loadData(dataOf, catalog);
  return renderPage(url, catalog);
}

/** Asks the parent, because this process has no database. */
function readCatalog(method, args) {
  return new Promise((resolve, reject) => {
    readCount += 1;
    reads.set(readCount, { resolve, reject });
    send({ read: { id: readCount, method, args } });
  });
}

function settleRead({ read, result, error }) {
  const waiting = reads.get(read);
  reads.delete(read);
  if (error) waiting?.reject(new Error(error));
  else waiting?.resolve(result);
}

/** Each composition evaluates its own copy of the bundles, so that no state of an older release leaks into it. */
function compositionOf(bundles, remotes, site) {
  const key = JSON.stringify([bundles, remotes, site]);
  const composition = compositions.get(key) ?? evaluateComposition(bundles, remotes, site);
  compositions.set(key, composition);
  return composition;
}

async function evaluateComposition(bundles, remotes, site) {
  const shell = await evaluate(bundles.shell, requireForShell);
  const loaded = new Map([['shell', shell]]);

  function load(name) {
    const bundle =
      loaded.get(name) ?? evaluate(bundles[name], (request) => requireShared(shell, request, bundles[name].former));
    loaded.set(name, bundle);
    return bundle;
  }

  return { load, renderPage: shell.createRenderer(load, site, remotes) };
}

function requireForShell(name) {
  const bare = name.replace(/^node:/, '');
  if (builtinModules.includes(bare)) return requireBuiltin(name);
  throw new Error(`The shell's server bundle asks for ${name}`);
}

function requireShared({ sharedInstances, formerInstances }, name, former) {
  if (former.includes(name)) return formerInstances[name];
  if (Object.hasOwn(sharedInstances, name)) return sharedInstances[name];
  throw new Error(`A remote's server bundle asks for ${name}, which the shell does not share`);
}

/** Evaluates a server bundle after checking its hash. */
async function evaluate(bundle, requireModule) {
  if (!bundle) throw new Error('There is no server bundle');
  const { path, integrity } = bundle;
  const code = await readFile(path, 'utf8');
  if (integrity !== integrityOf(code)) throw new Error(`${path} is not the file that its release names`);
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: path })(module, module.exports, requireModule);
  return module.exports;
}

/** Tells the parent why, and ends this process. */
function crash(reason) {
  send({ crash: reason }, () => end(1));
}

function textOf(error) {
  const text = String(error instanceof Error ? error.stack : error);
  return text.slice(0, 4000).toWellFormed();
}
