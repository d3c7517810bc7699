import { MATCHES_NOTHING } from '@glow/shared/integrity';
import { HASHES_PLACEHOLDER } from './addIntegrity.js';

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

/** Each remote's entry has these modules of webpack's runtime: here they lose code that no browser or host needs. */
const SHORTER = {
  consumes: (text) => text.replace(/"Can not get .*?"|\s(eager: false|layer: undefined),/g, ''),
  'embed federation': (text) => {
    const [start] = /__webpack_require__\(.*?\)/.exec(text);
    return `const next = __webpack_require__.x;\n__webpack_require__.x = () => (${start}, next());`;
  },
  'federation runtime': (text) => text.replace(/(chunkMatcher|rootOutputDir|bundlerRuntimeOptions):.*/g, ''),
  global: () => '__webpack_require__.g = globalThis;',
  'jsonp chunk loading': (text) => text.replace(/const errorType[^]*error\.event = event;/, LOAD_ERROR),
  'load script': () => LOAD_SCRIPT,
  publicPath: (text) =>
    text.includes('currentScript') ? "__webpack_require__.p = new URL('.', document.currentScript.src).href;" : text,
  // federation writes its own module after webpack's
  sharing: (text) => (text.includes('.federation.') ? text : ''),
};

export function shortenRuntime(compiler) {
  const { interceptModuleExecution } = compiler.webpack.RuntimeGlobals;
  compiler.hooks.compilation.tap('shortenRuntime', ({ hooks }) => {
    // federation requires it but does not use it
    hooks.runtimeRequirementInTree.for(interceptModuleExecution).tap('shortenRuntime', (_chunk, required) => {
      required.delete(interceptModuleExecution);
    });
    hooks.runtimeModule.tap('shortenRuntime', (module) => {
      const shorten = SHORTER[module.name];
      if (!shorten) return;
      const { generate } = module;
      module.generate = () => shorten(generate.call(module));
    });
  });
}
