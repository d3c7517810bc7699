import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const PACKAGES = ['shell', 'storefront-mfe', 'checkout-mfe', 'account-mfe', 'blog-mfe', 'admin-mfe', 'shared'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
  module: { type: 'commonjs' },
};

/** One project a package, so that a team runs its own tests alone. */
export default {
  projects: PACKAGES.map((folder) => ({
    displayName: folder,
    rootDir: import.meta.dirname ?? new URL('.', import.meta.url).pathname,
    testEnvironment: 'jest-environment-jsdom',
    testMatch: [`<rootDir>/${folder}/src/**/*.test.ts?(x)`],
    transform: { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] },
    transformIgnorePatterns: ['/node_modules/(?!(react-router|react-router-dom|zustand|lucide-react|@module-federation)/)'],
    moduleNameMapper: { '\\.woff2$': '<rootDir>/shared/build/jest.font.cjs' },
    setupFiles: [require.resolve('./shared/build/jest.globals.cjs')],
    setupFilesAfterEnv: [require.resolve('./shared/build/jest.setup.ts')],
  })),
};
