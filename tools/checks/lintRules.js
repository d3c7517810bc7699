import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noNewerApis } from '../build/oldestBrowsers.js';

const COLOUR = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^rgba?\(|^hsla?\(/i.source;

export const onlyNamedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that one name finds it everywhere.',
};
/** Files without hooks of React. They are not read for them, because React's compiler is the slowest of the rules. */
const WITHOUT_COMPONENTS = ['**/*.test.{ts,tsx}', '**/*.cjs', 'e2e/**', 'server/**', 'tools/**'];

export const noReactFC = {
  selector: "TSTypeReference[typeName.right.name='FC']",
  message: 'Write a function with typed props.',
};
/** What styled parts may not have: as selector and message. */
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

/** Libraries that are used through an entry point of `@glow/shared`. */
export const useEntryPoint = {
  group: ['react-router-dom', 'react-router', 'zustand', 'notistack'],
  message: 'Use its entry point in @glow/shared.',
};

/** The rules of every package. */
export const commonRules = [
  { ignores: ['**/{dist,node_modules}/**', '{.cache,.data,releases,test-results,playwright-report}/**'] },
  ...tseslint.configs.recommended,
  { ...reactHooks.configs.flat['recommended-latest'], ignores: WITHOUT_COMPONENTS },
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
      'no-restricted-properties': ['error', ...noNewerApis],
      'max-lines': ['error', { max: 200 }],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  // nothing imports them
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'import-x/no-cycle': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];
