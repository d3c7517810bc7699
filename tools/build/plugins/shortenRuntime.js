import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MATCHES_NOTHING } from '@glow/shared/integrity';
import { HASHES_PLACEHOLDER } from './addIntegrity.js';

const { resolve } = createRequire(import.meta.url);

/** Loads a chunk that has the right hash, within ten seconds. */
const LOAD_SCRIPT = `__webpack_require__.l = (url, done, key, chunkId) => {
  const script = document.createElement('script');
  const end = (event) => {
    script.onload = script.onerror = null;
    clearTimeout(timeout);
    script.remove();
    done(event);
  };
  const timeout = setTimeout(end, 10_000, { type: 'timeout', target: script });
  script.onload = script.onerror = end;
  script.integrity = "${HASHES_PLACEHOLDER}"[chunkId] || '${MATCHES_NOTHING}';
  script.src = url;
  document.head.append(script);
};`;

const LOAD_ERROR = `const { type, target } = event;
Object.assign(error, { name: 'ChunkLoadError', message: 'Chunk ' + chunkId + ' failed: ' + type + ' ' + target.src, type });`;

const WHOLE = /^[^]+$/;

const omitted = (unused) => [unused, ''];

/** By module of a remote's runtime: patterns of code that no browser or host needs, and what replaces it. */
const SHORTER = {
  consumes: [/"Can not get .*?"/g, /\seager: false,/g, /\slayer: undefined,/g].map(omitted),
  'embed federation': [
    [
      /^[^]*?(__webpack_require__\(.*?\))[^]*$/,
      'const next = __webpack_require__.x;\n__webpack_require__.x = () => ($1, next());',
    ],
  ],
  'federation runtime': [/chunkMatcher:.*/, /rootOutputDir:.*/, /bundlerRuntimeOptions:.*/].map(omitted),
  global: [[WHOLE, '__webpack_require__.g = globalThis;']],
  'jsonp chunk loading': [[/const errorType[^]*error\.event = event;/, LOAD_ERROR]],
  'load script': [[WHOLE, LOAD_SCRIPT]],
  publicPath: [[/^[^]*currentScript[^]*$/, "__webpack_require__.p = new URL('.', document.currentScript.src).href;"]],
  sharing: [[WHOLE, '']],
};

/** Such a module stays: it loads no chunks, has a fixed address, or is federation's own, which replaces webpack's. */
const SHORT_ENOUGH = {
  'jsonp chunk loading': /no chunk on demand loading/,
  publicPath: /^__webpack_require__\.p = "/,
  sharing: /\.federation\./,
};

/** The library that writes a module, and its version. */
function libraryOf(name, webpackVersion) {
  if (!/consumes|federation/.test(name)) return `webpack ${webpackVersion}`;
  const library = '@module-federation/enhanced';
  // the library does not export its `package.json`
  const file = resolve(library).replace(/(?<=module-federation[\\/]enhanced[\\/]).*/, 'package.json');
  return `${library} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
}

/** Throws an error if a pattern finds nothing, because a new version of the library has other code. */
function shorten(name, text, version) {
  if (!text || SHORT_ENOUGH[name]?.test(text)) return text;
  return SHORTER[name].reduce((code, [pattern, replacement]) => {
    if (code.search(pattern) >= 0) return code.replace(pattern, replacement);
    throw new Error(`GLOW-108 ${libraryOf(name, version)}: module '${name}' has no ${pattern}: see shortenRuntime.js.`);
  }, text);
}

export function shortenRuntime(compiler) {
  const { RuntimeGlobals, version } = compiler.webpack;
  const { interceptModuleExecution } = RuntimeGlobals;
  compiler.hooks.compilation.tap('shortenRuntime', ({ hooks }) => {
    // federation requires it but does not use it
    hooks.runtimeRequirementInTree.for(interceptModuleExecution).tap('shortenRuntime', (_chunk, required) => {
      required.delete(interceptModuleExecution);
    });
    hooks.runtimeModule.tap('shortenRuntime', (module) => {
      const { name, generate } = module;
      if (SHORTER[name]) module.generate = () => shorten(name, generate.call(module), version);
    });
  });
}
