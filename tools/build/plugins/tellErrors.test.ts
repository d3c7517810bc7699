import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { mountLayer, ownLibraries } from './ownLibraries.js';
import { refuseGlobals, tellErrors } from './tellErrors.js';

const require = createRequire(import.meta.url);
const root = mkdtempSync(path.join(tmpdir(), 'glow-errors-'));

const SCREEN = 'gifts-mfe/src/GiftsPage.tsx';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The errors of a package with this screen, as its build prints them. */
async function errorsOf(screen: string, plugin = tellErrors(root)): Promise<string[]> {
  write(SCREEN, screen);
  const compiler = webpack({
    context: root,
    mode: 'production',
    optimization: { minimize: false },
    entry: `./${SCREEN}`,
    output: { path: path.join(root, 'dist') },
    resolve: { extensions: ['.tsx', '.ts'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        mountLayer,
        {
          test: /\.tsx?$/,
          loader: require.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
        },
        { test: /\.css$/, loader: path.join(import.meta.dirname, '../refuseStylesheet.cjs') },
      ],
    },
    plugins: [refuseGlobals(root), ownLibraries, plugin],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

beforeAll(() => {
  write('gifts-mfe/src/wrap.ts', 'export const wrap = (text: string) => `<${text}>`;\n');
  write('gifts-mfe/src/gifts.json', '{ "gifts": [1, ] }');
  write('gifts-mfe/src/gifts.css', 'h1 { color: red }');
});

test('what is mounted imports nothing of the store', async () => {
  write('gifts-mfe/src/Poll.mount.ts', "import './draw';\nexport const mount = 1;\n");
  write('gifts-mfe/src/draw.ts', "\nimport { useCart } from '@glow/shared/cart';\nconsole.log(useCart);\n");
  expect((await errorsOf("import { mount } from './Poll.mount';\nconsole.log(mount);\n")).join()).toContain(
    "gifts-mfe/src/draw.ts:2: GLOW-138 '@glow/shared/cart' is of the store: what is mounted cannot use it.\n",
  );
});

test.each([
  ['a syntax error', 'const a = 1;\nexport const b = (a +;\n', ':2: Expression expected'],
  [
    'a missing file',
    "const a = 1;\nimport { c } from './ribon';\nconsole.log(a, c);\n",
    ":2: './ribon' is not there: correct the name, or add it.",
  ],
  [
    'a missing file, in lines of Windows',
    "const a = 1;\r\nimport { c } from './ribon';\r\nconsole.log(a, c);\r\n",
    ":2: './ribon' is not there: correct the name, or add it.",
  ],
  [
    'a missing library',
    "import dayjs from 'day-js-lib';\nconsole.log(dayjs);\n",
    ":1: 'day-js-lib' is not there: correct the name, or add it.",
  ],
  [
    'a missing export',
    "import { wraps } from './wrap';\nconsole.log(wraps);\n",
    ":1: './wrap' has no 'wraps' (possible exports: wrap)",
  ],
  [
    'a global of Node',
    "const a = 'a process';\nconsole.log(a, process.env.NODE_ENV, process.env.TITLE);\n",
    ":2: GLOW-109 'process' is not there in a browser: import JSON instead.",
  ],
  ...[
    ['WebAssembly', "WebAssembly.compileStreaming(fetch('a'))"],
    ['Worker', "new Worker('blob:a')"],
    ['SharedWorker', 'typeof SharedWorker'],
    ['navigator.mediaDevices', 'navigator.mediaDevices?.getUserMedia({ video: true })'],
    ['navigator.geolocation', "'geolocation' in navigator && navigator.geolocation.watchPosition(console.log)"],
    ['PaymentRequest', 'new PaymentRequest([], {})'],
    ['eval', "eval('1')"],
  ].map(([name, use]) => [
    `${name}, which pages refuse`,
    `const a = 'a ${name}';\nconsole.log(a, ${use});\n`,
    `:2: GLOW-141 '${name}' is refused by every page of the store: do without it.`,
  ]),
  [
    'a picture of a blob',
    'const a = 1;\nexport const b = (file) => <img src={URL.createObjectURL(file)} alt={a} />;\n',
    ":2: GLOW-142 'URL.createObjectURL' is for a `download` only: pages show `data:` addresses, as of `FileReader`.",
  ],
  ['a module of Node', "import fs from 'node:fs';\nconsole.log(fs);\n", ":1: 'node:fs' is not there in a browser."],
])('%s is told in a sentence with file and line, and shown', async (_what, screen, told) => {
  const [error = '', ...more] = await errorsOf(screen);
  expect(more).toEqual([]);
  expect(error).toContain(`${SCREEN}${told}`);
  const [sentence = '', ...lines] = error.split('\n');
  const line = Number(/:(\d+): /.exec(sentence)?.[1]);
  expect(lines.find((text) => text.startsWith('>'))).toBe(
    `> ${`${line}`.padStart(4)} | ${screen.split(/\r?\n/)[line - 1]}`,
  );
});

test('names of their own, and addresses of downloads, are built', async () => {
  const download = 'export const b = (file) => <a href={URL.createObjectURL(file)} download="b">b</a>;\n';
  expect(await errorsOf(`const Worker = String;\nconsole.log(new Worker('a'));\n${download}`)).toEqual([]);
});

test.each([
  ['JSON', "import gifts from './gifts.json';\nconsole.log(gifts);\n", 'gifts-mfe/src/gifts.json: it cannot be read: '],
  [
    'a stylesheet',
    "import './gifts.css';\n",
    'gifts-mfe/src/gifts.css: GLOW-116 a page of the store has no stylesheets',
  ],
])('%s that a build refuses is named', async (_what, screen, told) => {
  expect(await errorsOf(screen)).toEqual([expect.stringContaining(told)]);
});

test('what the compilation for the server has told is one line in that for the browser', async () => {
  const told = new Map();
  const [first, second] = [tellErrors(root, told), tellErrors(root, told)];
  const [[shown = ''], again] = [await errorsOf('const a = (;', first), await errorsOf('const a = (;', second)];
  expect(shown.split('\n').length).toBeGreaterThan(1);
  expect(again).toEqual(shown.split('\n').slice(0, 1));
});
