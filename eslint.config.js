import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { readFileSync, readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const remotes = JSON.parse(readFileSync(new URL('shared/remotes.json', import.meta.url), 'utf8'));
const PACKAGES = ['shell', ...remotes.map(({ folder }) => folder), 'shared', 'server', 'e2e'];

/** Entry points of `shared` that hold state: a second copy would be a second cart, so they are imported by package name only. */
const STATEFUL_ENTRY_POINTS = ['app', 'auth', 'cart', 'router', 'toast', 'wishlist'];

const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^rgba?\(|^hsla?\(/i.source;

const onlyNamedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that one name finds it everywhere.',
};
const noReactFC = {
  selector: "TSTypeReference[typeName.right.name='FC']",
  message: 'Write a function with typed props.',
};
const noColour = {
  selector: `Literal[value=/${COLOUR}/]`,
  message: 'Colours come from the theme (or from product data).',
};

const noCssProp = {
  selector: "JSXAttribute[name.name='css']",
  message: 'Style with a styled part below the component.',
};
const noTypeLiteral = {
  selector: 'Property[key.name=/^(fontSize|fontWeight)$/] > Literal[value!=/em$|^inherit$/]',
  message: 'Font sizes and weights come from the theme.',
};
const noDistanceLiteral = {
  selector: 'Property[key.name=/^(padding|margin|gap|rowGap|columnGap)/] > Literal[raw=/[1-9]/]',
  message: "Distances come from the theme's space().",
};
const STYLE_RULES = [noColour, noCssProp, noTypeLiteral, noDistanceLiteral];

/** Packages do not import each other, and screens of a remote do not import each other. */
function packageBoundaries(folder) {
  const others = PACKAGES.filter((other) => other !== folder && other !== 'shared').map((other) => `@glow/${other}`);
  return {
    files: [`${folder}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: others.flatMap((name) => [name, `${name}/*`]),
              message: 'Packages meet at run time, by name: import only from @glow/shared.',
            },
            {
              group: ['../../../*', ...PACKAGES.map((name) => `**/${name}/src/**`)],
              message: 'Do not climb out of the package.',
            },
            folder === 'shared'
              ? {
                  group: STATEFUL_ENTRY_POINTS.flatMap((entryPoint) => [`../${entryPoint}`, `../${entryPoint}/**`]),
                  message: 'A stateful door is met by its name, @glow/shared/<door>, so that there is one copy of it.',
                }
              : {
                  group: ['react-router-dom', 'react-router', 'zustand', 'notistack'],
                  message: 'Use its door in @glow/shared.',
                },
          ],
        },
      ],
    },
  };
}

/** Folders that all screens of a remote may import; every other folder is a screen. */
const COMMON_FOLDERS = ['components', 'data'];

function screenBoundaries(folder) {
  return {
    files: [`${folder}/src/*/**/*.{ts,tsx}`],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: screensOf(folder).map((screen) => ({
            target: `./${folder}/src/${screen}`,
            from: `./${folder}/src`,
            except: [`./${screen}`, ...COMMON_FOLDERS.map((name) => `./${name}`), './routes.tsx', './featureFlags.ts'],
            message: 'A screen does not import another screen: what two need stands in components/ or data/.',
          })),
        },
      ],
    },
  };
}

/** The server's layers; each may import only from those before it. */
const SERVER_LAYERS = [
  'errors',
  'validation',
  'catalog',
  'database',
  'orders',
  'releases',
  'api',
  'pages',
  'backup',
  'cli',
];

const serverLayers = {
  files: ['server/src/**/*.ts'],
  ignores: ['**/*.test.ts', 'server/src/testing/**'],
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: SERVER_LAYERS.map((layer, index) => ({
          target: `./server/src/${layer}`,
          from: [...SERVER_LAYERS.slice(index + 1), 'main.ts', 'server.ts'].map((later) => `./server/src/${later}`),
          message: `A layer of the server imports from the layers below it only: ${SERVER_LAYERS.join(' → ')}.`,
        })),
      },
    ],
  },
};

function screensOf(folder) {
  return readdirSync(new URL(`${folder}/src`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !COMMON_FOLDERS.includes(entry.name))
    .map(({ name }) => name);
}

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.cache/**', 'test-results/**', 'playwright-report/**'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-syntax': ['error', onlyNamedExports, noReactFC, ...STYLE_RULES],
      'max-lines': ['error', { max: 200 }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/data/**', 'shared/src/catalog/*.ts', '**/*.test.{ts,tsx}', 'e2e/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['shared/src/ui/theme.ts', '**/data/**', 'shared/src/catalog/*.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', onlyNamedExports, noReactFC] },
  },
  {
    files: ['e2e/playwright.config.ts', 'e2e/openCommonStore.ts', 'shared/types.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**', '**/*.cjs', 'server/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...PACKAGES.map(packageBoundaries),
  // `StaticRouter` would enlarge the browser bundle, so no entry point of `shared` exports it
  { files: ['shell/src/server.tsx'], rules: { 'no-restricted-imports': 'off' } },
  serverLayers,
  ...remotes.filter(({ folder }) => screensOf(folder).length > 0).map(({ folder }) => screenBoundaries(folder)),
);
