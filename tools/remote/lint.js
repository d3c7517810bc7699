import { commonRules, useEntryPoint } from '../checks/lintRules.js';

/** The configuration of oxlint in the repository of a remote. */
export default {
  ...commonRules,
  overrides: [
    ...commonRules.overrides,
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { patterns: [useEntryPoint] }] },
    },
  ],
};
