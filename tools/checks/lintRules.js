import { fileURLToPath } from 'node:url';
import { noNewerApis } from '../build/oldestBrowsers.js';

const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^rgba?\(|^hsla?\(/i.source;

export const onlyNamedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that one name finds it everywhere.',
};

export const noReactFC = {
  selector: "TSTypeReference[typeName.right.name='FC']",
  message: 'Write a function with typed props.',
};

export const nameLocale = {
  selector: `:matches(${[
    "[callee.property.name='localeCompare'][arguments.length=1]",
    '[callee.property.name=/^toLocale/][arguments.length=0]',
    ":not(MemberExpression[property.name='resolvedOptions']) > [callee.object.name='Intl'][arguments.length=0]",
    ":matches([callee.object.name='Intl'], [callee.property.name=/^(to)?locale/i]):has(> Identifier[name='undefined'])",
  ]})`,
  message: 'Name the locale, so that every machine shows and sorts the same.',
};

const STYLE_RULES = [
  [`Literal[value=/${COLOUR}/]`, 'Colours come from the theme (or from product data).'],
  ["JSXAttribute[name.name='css']", 'Style with a styled part below the component.'],
  [
    'Property[key.name=/^(fontSize|fontWeight)$/] > Literal[value!=/em$|^inherit$/]',
    'Font sizes and weights come from the theme.',
  ],
  [
    'Property[key.name=/^(padding|margin|gap|rowGap|columnGap)/] > Literal[raw=/[1-9]/]',
    "Distances come from the theme's space().",
  ],
  [
    "Property[key.name='position'] > Literal[value='sticky']",
    'Use `sticky` of @glow/shared/ui, which gives way on low screens.',
  ],
].map(([selector, message]) => ({ selector, message }));

export const useEntryPoint = {
  group: ['react-router-dom', 'react-router', 'zustand', 'notistack'],
  message: 'Use its entry point in @glow/shared.',
};

const typescript = {
  'typescript/no-explicit-any': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }],
  'glow/no-restricted-syntax': ['error', onlyNamedExports, noReactFC, nameLocale, ...STYLE_RULES],
  'no-restricted-properties': ['error', ...noNewerApis],
  'max-lines': ['error', { max: 200 }],
  eqeqeq: 'error',
};

export const commonRules = {
  plugins: ['eslint', 'typescript', 'react', 'import', 'oxc'],
  jsPlugins: [fileURLToPath(new URL('lintPlugin.js', import.meta.url))],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '.cache/**', '.data/**', 'releases/**', 'test-results/**', 'playwright-report/**'],
  rules: {
    'prefer-const': 'error',
    'no-var': 'error',
    'glow/no-restricted-syntax': ['error', nameLocale],
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    // fixtures of Playwright have such a pattern
    'no-empty-pattern': 'off',
    'react/no-children-prop': 'off',
    'react/no-did-update-set-state': 'off',
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: typescript },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
  ],
};
