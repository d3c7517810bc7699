import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonRules, nameLocale, noReactFC, onlyNamedExports, useEntryPoint } from './tools/checks/lintRules.js';
import { packages } from './tools/build/packages.js';

const PACKAGES = [...packages.map(({ folder }) => folder), 'shared', 'server', 'tools', 'e2e'];

const DATA_AND_TESTS = ['**/data/**', 'shared/src/samples/*.ts', '**/*.test.{ts,tsx}'];

/** Each folder of `shared/src` is an entry point. */
const ENTRY_POINTS = readdirSync(new URL('shared/src', import.meta.url));

const refuseImports = (files, ...patterns) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const useEntryPointOfShared = {
  regex: `^(\\.\\./){1,2}(${ENTRY_POINTS.join('|')})(/|$)`,
  message: 'Import another folder of shared by its entry point, @glow/shared/<folder>.',
};

const useEntryPointOfServer = {
  group: ['**/server/src/**'],
  message: 'Import the server by the entry point of a folder, @glow/server/<folder>.',
};

/** Packages do not import each other, and screens of a remote do not import each other. */
function packageBoundaries(folder) {
  const others = PACKAGES.filter((other) => other !== 'shared' && (other !== folder || folder === 'server')).map(
    (other) => `@glow/${other}`,
  );
  return refuseImports(
    `${folder}/src/**/*.{ts,tsx}`,
    {
      group: others.flatMap((name) => [name, `${name}/*`]),
      message: 'Packages meet at run time, by name: import only from @glow/shared.',
    },
    {
      group: ['../../../*', ...PACKAGES.map((name) => `**/${name}/src/**`), '**/tools/**'],
      message: 'Do not climb out of the package.',
    },
    folder === 'shared' ? useEntryPointOfShared : useEntryPoint,
  );
}

/** The screens of a remote share these folders, each a layer of its own. */
const COMMON_FOLDERS = ['data', 'components'];

/** Folders below `src` import from earlier layers only, not from their own; `src` is the last. Remotes: `layersOf`. */
export const LAYERS = {
  shared: [
    ['contexts', 'mount'],
    ['jsx-runtime', 'theme', 'icons', 'validation', 'policy', 'text', 'storage', 'remotes'],
    ['jsx-dev-runtime', 'router'],
    ['toast', 'auth'],
    ['orders', 'wishlist'],
    ['catalog'],
    ['search', 'staff'],
    ['samples'],
    ['hydration', 'ui'],
    ['cart', 'commerce', 'navigation', 'form'],
    ['newsletter', 'customer'],
    ['app/fragments'],
    ['app/page'],
    ['app/loading'],
    ['app/data'],
    ['app/messages'],
    ['app'],
    ['page-data'],
    ['standalone', 'foreign'],
    ['testing'],
  ],
  shell: [
    ['components', 'federation'],
    ['telemetry', 'devtools', 'search'],
    ['outlets'],
    ['chrome', 'coming-soon', 'information'],
    ['routing'],
    ['app'],
    ['testing'],
  ],
};

function layersOf(folder) {
  if (LAYERS[folder]) return LAYERS[folder];
  const screens = readdirSync(new URL(`${folder}/src`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !COMMON_FOLDERS.includes(entry.name))
    .map(({ name }) => name);
  return [...COMMON_FOLDERS.map((name) => [name]), screens];
}

/** For each folder of the server: the folders that it may import from, and the layers of its own folders. */
export const SERVER = {
  base: [[], [['errors', 'events', 'validation', 'system'], ['config', 'database'], ['http']]],
  shop: [
    ['base'],
    [
      ['auditLog', 'followChanges'],
      ['policy', 'mail'],
      ['catalog'],
      ['database'],
      ['orders'],
      ['newsletter', 'accounts'],
      ['api'],
    ],
  ],
  releases: [['base'], [['repository'], ['publishing']]],
  web: [
    ['base', 'releases'],
    [['pageReads'], ['rendering'], ['monitoring'], ['reports'], ['pages']],
  ],
  registry: [['base', 'releases', 'web'], []],
  admin: [['base', 'shop', 'releases', 'web', 'registry'], []],
  operations: [
    ['base', 'shop', 'releases', 'web', 'registry'],
    [['backup', 'telemetry'], ['commands']],
  ],
};

/** A word of the shop in a name, split at capitals and underlines. */
const WORD_OF_SHOP =
  '(?:^|_)(?:cart|catalog|product|checkout|newsletter)s?(?![a-z])|(?:Cart|Catalog|Product|Checkout|Newsletter)s?(?![a-z])|(?:^|_)(?:CART|CATALOG|PRODUCT|CHECKOUT|NEWSLETTER)S?(?![A-Z])';

const withoutShop = {
  files: ['server/src/{base,releases,web,registry}/**'],
  excludeFiles: ['**/*.test.ts'],
  rules: {
    'glow/no-restricted-syntax': [
      'error',
      onlyNamedExports,
      nameLocale,
      ...[
        `:matches(Identifier, PrivateIdentifier)[name=/${WORD_OF_SHOP}/]`,
        ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^@glow.shared.(catalog|orders|cart|policy)/]',
      ].map((selector) => ({ selector, message: 'This folder knows nothing of the shop: the shop passes it in.' })),
    ],
  },
};

/** Every folder may import the files `free`. */
function followLayers(folder, layers, free) {
  const sources = fileURLToPath(new URL(`${folder}/src`, import.meta.url));
  return { 'glow/import-layers': ['error', sources, layers, free] };
}

const serverLayers = Object.entries(SERVER).map(([folder, [uses, layers]]) => ({
  files: [`server/src/${folder}/**/*.{ts,js}`],
  excludeFiles: ['**/*.test.ts'],
  rules: followLayers('server', [uses, ...layers.map((row) => row.map((name) => `${folder}/${name}`)), [folder]], []),
}));

/** Screens may import the types of `pageData.ts`. A remote's tests may render all its routes; other tests are free. */
function importLayers(folder) {
  const isRemote = !LAYERS[folder];
  return {
    files: [`${folder}/src/**/*.{ts,tsx}`],
    excludeFiles: isRemote ? [] : ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: followLayers(folder, layersOf(folder), isRemote ? ['pageData', 'routes'] : ['pageData']),
  };
}

export default {
  ...commonRules,
  overrides: [
    ...commonRules.overrides,
    { files: [...DATA_AND_TESTS, 'e2e/**'], rules: { 'max-lines': 'off' } },
    {
      files: [...DATA_AND_TESTS, 'shared/src/theme/theme.ts', 'shared/src/ui/sticky.ts'],
      rules: { 'glow/no-restricted-syntax': ['error', onlyNamedExports, noReactFC, nameLocale] },
    },
    {
      files: [
        'e2e/playwright.config.ts',
        'e2e/firefox/playwright.config.ts',
        'e2e/openCommonStore.ts',
        'e2e/bundleServer.ts',
        'e2e/faults/globalSetup.ts',
        'shared/types.d.ts',
      ],
      rules: { 'glow/no-restricted-syntax': ['error', nameLocale] },
    },
    {
      files: ['{shell,shared,*-mfe}/src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx', '**/testing/**'],
      rules: { 'glow/text-in-elements': 'error' },
    },
    // run in Node
    { files: ['**/*.test.{ts,tsx}', 'e2e/**', 'server/**', 'tools/**'], rules: { 'no-restricted-properties': 'off' } },
    // some functions there have names like hooks
    { files: ['e2e/**', 'server/**', 'tools/**'], rules: { 'react/rules-of-hooks': 'off' } },
    ...PACKAGES.filter((folder) => folder !== 'tools').map(packageBoundaries),
    refuseImports(
      'tools/**',
      {
        group: [...packages.map(({ folder }) => folder), 'e2e'].map((folder) => `**/${folder}/**`),
        message: 'Tools import from server and shared only; they start the tests as processes of their own.',
      },
      useEntryPointOfServer,
    ),
    refuseImports('e2e/**', useEntryPointOfServer),
    // `StaticRouter` would enlarge the browser bundle, so no entry point of `shared` exports it
    { files: ['shell/src/server.tsx'], rules: { 'no-restricted-imports': 'off' } },
    ...PACKAGES.filter((folder) => !['e2e', 'tools', 'server'].includes(folder)).map(importLayers),
    ...serverLayers,
    withoutShop,
  ],
};
