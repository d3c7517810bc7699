import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linesAround } from '@glow/shared/source-text';
import { withSlashes } from '../project.js';

/** By a pattern of the message of webpack or a loader: the reason to tell, and a name that the wrong line contains. */
const REASONS = [
  [/(?:^|Error: )(GLOW-\d+ '(.+?)'.*)/, (reason, name) => ({ reason, name })],
  [/Reading from "(.+?)"/, (name) => ({ reason: `'${name}' is not there in a browser.`, name })],
  [/Module build failed[^]*?Error:\s+(?:\(Emitted.*?\) Error:\s+)?(?:x )?(.+)/, (reason) => ({ reason })],
  [
    /Can't resolve '(.+?)'[^]*?(Did you mean .+)?$/m,
    (name, hint = '') => ({ reason: `'${name}' is not there: correct the name, or add it. ${hint}`, name }),
  ],
  [
    /export '(.+?)'.*? was not found in '(.+?)'.*?(\(.+\))?$/m,
    (exported, name, hint = '') => ({ reason: `'${name}' has no '${exported}' ${hint}`, name }),
  ],
  [/Module parse failed: (.+)/, (reason) => ({ reason: `it cannot be read: ${reason}` })],
];

/**
 * Tells each error in a sentence that begins with file and line, and shows these lines of the source.
 * @param {string} root names of files are relative to this folder
 * @param {Map<string, object>} told by error, the compiler that shows its lines; others tell only the sentence
 */
export const tellErrors =
  (root, told = new Map()) =>
  (compiler) => {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('tellErrors', (compilation) => {
      compilation.hooks.processErrors.tap('tellErrors', (errors) =>
        [...new Set(errors.map((error) => textOf(error, compilation, root)))].map((text) => {
          if (!told.has(text)) told.set(text, compiler);
          const [sentence] = text.split('\n');
          const shown = told.get(text) === compiler ? text : sentence;
          return Object.assign(new WebpackError(shown), { stack: shown });
        }),
      );
    });
  };

function textOf(error, { moduleGraph }, root) {
  const message = error.message.replace(/Package path \.(\S+) is .*node_modules.(\S+?),.*/, "Can't resolve '$2$1'");
  const [, ownFile, ownLine] = /\[(\/.+?|[A-Z]:.+?):(\d+):\d+\]/.exec(message) ?? [];
  const { module } = error;
  const resource =
    ownFile ?? [module, module && moduleGraph.getIssuer(module)].map(fileOf).find((file) => existsSync(file));
  if (!resource) return message;
  const { reason, name } = reasonOf(message);
  const lines = /\.([jt]sx?|json)$/.test(resource) ? readFileSync(resource, 'utf8').split(/\r?\n/) : [];
  const line = Number(ownLine ?? 1 + lines.findIndex((text) => name && nameIn(name).test(text)));
  const file = withSlashes(path.relative(root, resource));
  return `${file}${line ? `:${line}` : ''}: ${reason.trim()}${line ? `\n${linesAround(lines, line, 2)}` : ''}`;
}

/** Finds a name of an imported file or of a global. */
function nameIn(name) {
  const escaped = name.replace(/[^\w/]/g, '\\$&');
  return new RegExp(`['"\`]${escaped}|(?<![.\\w])${escaped}(?=[.,;()?[])`);
}

const fileOf = (module) => module?.resource?.split('?')[0] ?? '';

function reasonOf(message) {
  for (const [pattern, tell] of REASONS) {
    const found = pattern.exec(message);
    if (found) return tell(...found.slice(1));
  }
  return { reason: message.split('\n')[0] };
}

/** Globals of Node, which types know and browsers do not have. `process.env.NODE_ENV` is replaced before. */
const MISSING = ['process', 'global', 'Buffer'];

/** What the headers of pages refuse (`server/src/web/pages/securityHeaders.ts`). */
const REFUSED = ['WebAssembly', 'eval', 'Worker', 'SharedWorker', 'PaymentRequest'].concat(
  ['mediaDevices', 'geolocation', 'usb'].map((name) => `navigator.${name}`),
);

const BLOB = 'URL.createObjectURL';

function globalProblem(name, source) {
  if (MISSING.includes(name)) return `GLOW-109 '${name}' is not there in a browser: import JSON instead.`;
  if (REFUSED.includes(name)) return `GLOW-141 '${name}' is refused by every page of the store: do without it.`;
  if (!/\bdownload\b/.test(source))
    return `GLOW-142 '${name}' is for a \`download\` only: pages show \`data:\` addresses, as of \`FileReader\`.`;
}

/** Refuses code of the repository in `root` that the server can render, but that would fail in a browser. */
export const refuseGlobals = (root) => (compiler) => {
  const { WebpackError } = compiler.webpack;
  const isOwn = ({ resource = '' }) => resource.startsWith(root) && !resource.includes('node_modules');
  compiler.hooks.compilation.tap('refuseGlobals', (_compilation, { normalModuleFactory }) => {
    normalModuleFactory.hooks.parser.for('javascript/auto').tap('refuseGlobals', (parser) => {
      for (const name of [...MISSING, ...REFUSED, BLOB])
        parser.hooks[name === BLOB ? 'call' : 'expression'].for(name).tap('refuseGlobals', () => {
          const { module, source } = parser.state;
          const problem = isOwn(module) && globalProblem(name, source);
          if (problem) module.addError(new WebpackError(problem));
        });
    });
  });
};
