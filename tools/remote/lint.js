import { commonRules, useEntryPoint } from '../checks/lintRules.js';

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
