import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '../fixtures';
import { OwnRepository } from '../ownRepository';
import type { Store } from '../store';
import { Team, UNCHECKED } from '../team';

/** Where a remote called gifts is worked on. */
interface Place {
  /** The folder of its repository. */
  root: string;
  /** Its sources, relative to `root`. */
  src: string;
  /** The file with its manifest, relative to `root`. */
  manifest: string;
  /** Changes a text in its entry of the manifest. */
  edit(from: string, to: string): void;
  build(): Promise<string>;
  types(): Promise<string>;
  release(): Promise<string>;
  /** What tells that its manifest lacks something. */
  checkManifest(): Promise<string>;
}

/** What was told of each kind of mistake, by place. */
type Told = Record<string, string>;

/** Mistakes in files that `gifts` imports: name of the file, source, and the sentence after the file's name. */
const IN_CODE: [kind: string, file: string, source: string, told: RegExp][] = [
  ['a syntax error', 'syntax.ts', 'export const a = 1;\nexport const b = (a +;\n', /^:2: Expression expected$/],
  [
    'a file that is not there',
    'file.ts',
    "export * from './ribon';\n",
    /^:1: '\.\/ribon' is not there: correct the name/,
  ],
  [
    'a library that is not there',
    'library.ts',
    "import dayjs from 'day-js-lib';\nexport const a = dayjs();\n",
    /^:1: 'day-js-lib' is not there: correct the name, or add it\.$/,
  ],
  [
    'an entry point that @glow/shared has not',
    'entry.ts',
    "\nimport { useCart } from '@glow/shared/carts';\nexport const a = useCart;\n",
    /^:2: '@glow\/shared\/carts' is not there: correct the name, or add it\.$/,
  ],
  [
    'a misspelt export of @glow/shared',
    'shared.ts',
    "import { formatPrices } from '@glow/shared/orders';\nexport const a = formatPrices;\n",
    /^:1: '@glow\/shared\/orders' has no 'formatPrices' \(possible exports: .*formatPrice,/,
  ],
  [
    'a misspelt export of a file',
    'own.ts',
    "import { wraps } from './wrap';\nexport const a = wraps;\n",
    /^:1: '\.\/wrap' has no 'wraps' \(possible exports: wrap\)$/,
  ],
  [
    'a stylesheet',
    'gifts.css',
    'h1 { color: red }\n',
    /^: GLOW-116 a page of the store has no stylesheets: style with `styled`/,
  ],
  [
    'process.env in a screen',
    'environment.ts',
    '\n\nexport const a = process.env.TITLE;\n',
    /^:3: GLOW-109 'process' is not there in a browser: import JSON instead\.$/,
  ],
  [
    'a module of Node in a screen',
    'node.ts',
    "import { join } from 'node:path';\nexport const a = join('a', 'b');\n",
    /^:1: 'node:path' is not there in a browser\.$/,
  ],
];

/** What nobody should be told: stacks, and the inner parts of webpack. */
const INTERNALS = /HookWebpackError|Module not found|Module build failed|node:internal|^\s+at |webpack-cli|compiler\./m;

/** What a command has told, each line without what stands before the sentence. */
function sentencesIn(colored: string): string[] {
  const output = stripVTControlCharacters(colored);
  expect.soft(output).not.toMatch(INTERNALS);
  const lines = output.split('\n').map((line) => line.replace(/^\s*(ERROR in |- )?/, ''));
  return [...new Set(lines)];
}

function sentence(output: string, told: RegExp): string {
  const found = sentencesIn(output).filter((line) => told.test(line));
  expect.soft(found, `${told} in ${output}`).toHaveLength(1);
  return found[0] ?? '';
}

function escape(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

/** Makes all mistakes in a place, those that do not hide each other at once; the sources are as before when it ends. */
async function makeMistakes(place: Place): Promise<Told> {
  const { root, src, manifest } = place;
  const told: Told = {};
  const before = mkdtempSync(path.join(tmpdir(), 'glow-sources-'));
  const [sources, file] = [path.join(root, src), path.join(root, manifest)];
  cpSync(sources, path.join(before, 'src'), { recursive: true });
  const manifestBefore = readFileSync(file);
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(sources, name)), { recursive: true });
    writeFileSync(path.join(sources, name), text);
  };
  const add = (name: string, from: string, to: string) => {
    const text = readFileSync(path.join(sources, name), 'utf8');
    expect(text).toContain(from);
    write(
      name,
      text.replace(from, () => to),
    );
  };
  const restore = () => {
    rmSync(sources, { recursive: true });
    cpSync(path.join(before, 'src'), sources, { recursive: true });
    writeFileSync(file, manifestBefore);
  };

  write('gifts/wrap.ts', 'export const wrap = 1;\n');
  for (const [, name, source] of IN_CODE) write(`gifts/${name}`, source);
  const imported = IN_CODE.map(([, name], at) => `import * as m${at} from './${name.replace(/\.ts$/, '')}';\n`);
  add('gifts/GiftsPage.tsx', 'import', `${imported.join('')}console.log(${IN_CODE.map((_, at) => `m${at}`)});\nimport`);
  const output = await place.build();
  for (const [kind, name, , follows] of IN_CODE) {
    const begin = `${src}/gifts/${name}`;
    told[kind] = sentence(output, escape(begin));
    expect.soft(told[kind].slice(begin.length)).toMatch(follows);
  }
  const shown = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*> +\d+ \|/.test(line));
  expect(shown, 'the source is shown once, although two builds fail').toEqual([...new Set(shown)]);
  restore();

  write('gifts/large.png', Buffer.alloc(300_000, 1));
  add('gifts/GiftsPage.tsx', 'import', "import large from './large.png';\nconsole.log(large);\nimport");
  const screen = (url: string, name: string) =>
    `{ path: '/gifts/${url}', name: '${name}', load: async () => () => <h1>Gift</h1> },`;
  add('routes.tsx', ']);', `${screen(':one', 'one')}${screen(':two', 'two')}${screen('three', 'three')}]);`);
  add('routes.tsx', "name: 'three'", "name: 'three', hasData: true");
  place.edit('"prefixes"', '"fragments": { "Teaser": "1.0.0" }, "prefixes"');
  const bundle = await place.build();
  const routes = `${src}/routes.tsx: `;
  for (const [kind, sentenceOf] of [
    [
      'a picture of 300 kB',
      `${src}/gifts/large.png takes 300000 bytes, and a picture may take 250000: make it smaller.`,
    ],
    [
      'two routes of the same rank',
      `${routes}the routes /gifts/:one and /gifts/:two are equally specific for /gifts/x`,
    ],
    ['a route with data that is not there', `${routes}pageData lacks /gifts/three: add it.`],
    ['a fragment without a module', `${routes}no route has the fragment gifts/Teaser: add one.`],
  ] as const)
    told[kind] = sentence(bundle, escape(sentenceOf));
  restore();

  write('gifts/typed.ts', '\nexport const price: string = 1;\n');
  write(
    'gifts/Band.tsx',
    'import { RemoteFragment } from \'@glow/shared/app\';\nexport const a = <RemoteFragment of="blog/BlogBnd" />;\n',
  );
  const types = await place.types();
  told['a type error'] = sentence(types, escape(`${src}/gifts/typed.ts(2,14): error TS2322: Type 'number'`));
  told['a fragment by a wrong name'] = sentence(types, escape(`${src}/gifts/Band.tsx(2,34): error TS`));
  expect.soft(told['a fragment by a wrong name']).toContain('Did you mean \'"blog/BlogBand"\'?');
  restore();

  write('gifts/More.tsx', 'export const More = () => <h1>More</h1>;\n');
  const load = `async () => (await import(/* webpackChunkName: "more" */ './gifts/More')).More`;
  add('routes.tsx', ']);', `{ path: '/gifts/more', name: 'more', load: ${load} },]);`);
  place.edit('["/gifts"]', '["/gifts", "/cart/gifts"]');
  const refused = await place.release();
  told['a screen without a budget'] = sentence(
    refused,
    /^GLOW-223 Screen more of gifts has no budget; .*glow.* budget/,
  );
  told['a prefix of another remote'] = sentence(
    refused,
    /^GLOW-261 gifts answers \/cart\/gifts, and checkout answers \/cart: change one\.$/,
  );
  restore();

  for (const [kind, from, to] of [
    ['a manifest without a team', '"team": "Gifts",', ''],
    ['a port that is no number', '"port": 3006', '"port": "3006"'],
  ] as const) {
    place.edit(from, to);
    told[kind] = sentence(await place.checkManifest(), escape(manifest));
    restore();
  }
  rmSync(before, { recursive: true });
  return told;
}

async function workspaceOf(team: Team, store: Store): Promise<Place> {
  const glow = async (...args: string[]) => (await team.run(...args)).output;
  expect(await team.run('tools/glow.js', 'new-remote', 'gifts')).toMatchObject({ status: 0 });
  return {
    root: team.root,
    src: 'gifts-mfe/src',
    manifest: 'shared/remotes.json',
    edit: (from, to) => editLast(path.join(team.root, 'shared/remotes.json'), from, to),
    build: () => glow('tools/build/buildPackages.js', 'gifts'),
    types: () => glow('node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty', 'false', '-p', '.'),
    release: async () => (await team.command(store, 'release', 'gifts', '--dry-run', ...UNCHECKED)).output,
    // the unit tests of the repository tell it
    checkManifest: async () => {
      const tests = ['--selectProjects', 'tools', '--testPathPatterns', 'tools/build/project.test'];
      const output = await glow('node_modules/jest/bin/jest.js', ...tests);
      return /shared\/remotes\.json: [^"]+/.exec(output)?.[0] ?? output;
    },
  };
}

function ownPlace(own: OwnRepository, store: Store): Place {
  const glow = async (...args: string[]) => (await own.glow(store, ...args)).output;
  return {
    root: own.folder,
    src: 'src',
    manifest: 'package.json',
    edit: (from, to) => editLast(path.join(own.folder, 'package.json'), from, to),
    build: () => glow('build'),
    types: async () => (await own.run('node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false')).output,
    release: () => glow('release', '--dry-run', ...UNCHECKED),
    checkManifest: () => glow('build'),
  };
}

/** Changes the last place of a file that has a text: a new remote is the last of the list. */
function editLast(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  const at = text.lastIndexOf(from);
  expect(at, `${from} in ${file}`).toBeGreaterThan(-1);
  writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length));
}

test('each mistake is told in a sentence with the file and what to do', { tag: '@full' }, async ({ openStore }) => {
  const store = await openStore();
  const [team, own] = [new Team(), new OwnRepository('gifts')];
  try {
    own.make();
    const workspace = await makeMistakes(await workspaceOf(team, store));
    const ownTold = await makeMistakes(ownPlace(own, store));
    for (const kind of Object.keys(workspace))
      console.log(`${kind}\n  in the workspace: ${workspace[kind]}\n  in its own:       ${ownTold[kind]}`);

    await test.step("another package's code", async () => {
      writeFileSync(
        path.join(team.root, 'gifts-mfe/src/gifts/blog.ts'),
        "export * from '../../../blog-mfe/src/pageData';\n",
      );
      const { output } = await team.run(
        'node_modules/oxlint/bin/oxlint',
        '-c',
        'oxlint.config.js',
        'gifts-mfe/src/gifts/blog.ts',
      );
      expect(output).toContain('Do not climb out of the package');
    });
  } finally {
    team.remove();
    own.remove();
  }
});
