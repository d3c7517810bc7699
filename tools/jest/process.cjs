const { AsyncLocalStorage } = require('node:async_hooks');
const vm = require('node:vm');

/** An `import()` needs options that jest gives with each compilation. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

const compile = vm.compileFunction;
const { run } = AsyncLocalStorage.prototype;
const scripts = new Map();
const storages = new Set();
let contextOfFile;

/** jest compiles each module again for each test file: here a process compiles a text once, for all contexts. */
vm.compileFunction = function compileOnce(code, names, options) {
  const { parsingContext, filename } = options ?? {};
  if (!parsingContext) return compile(code, names, options);
  if (parsingContext !== contextOfFile) beginFile(parsingContext);
  if (DYNAMIC_IMPORT.test(code)) return compile(code, names, options);
  const head = `(function(${names.join(',')}){`;
  const text = `${head}${code}\n})`;
  let kept = scripts.get(filename);
  if (kept?.text !== text) {
    kept = { text, script: new vm.Script(text, { filename, columnOffset: -head.length }) };
    scripts.set(filename, kept);
  }
  return kept.script.runInContext(parsingContext);
};

/** Ends the storages of the former test file: before Node 24 every promise carries the content of all storages. */
function beginFile(context) {
  contextOfFile = context;
  for (const storage of storages) storage.disable();
  storages.clear();
}

AsyncLocalStorage.prototype.run = function (...args) {
  storages.add(this);
  return run.apply(this, args);
};
