const vm = require('node:vm');

const compile = vm.compileFunction;
const scripts = new Map();

/** An `import()` needs what jest gives with each compilation. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

/** jest compiles every module again for each test file. Here a worker compiles a text once, and runs it in the context of each. */
vm.compileFunction = function compileOnce(code, names, options) {
  const { parsingContext, filename } = options ?? {};
  if (!parsingContext || DYNAMIC_IMPORT.test(code)) return compile(code, names, options);
  const head = `(function(${names.join(',')}){`;
  const text = `${head}${code}\n})`;
  let kept = scripts.get(filename);
  if (kept?.text !== text) {
    kept = { text, script: new vm.Script(text, { filename, columnOffset: -head.length }) };
    scripts.set(filename, kept);
  }
  return kept.script.runInContext(parsingContext);
};
