import { commonRules, useEntryPoint } from '../checks/lintRules.js';

/** The configuration of eslint in the repository of a remote. */
export default [
  ...commonRules,
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [useEntryPoint] }] },
  },
];
