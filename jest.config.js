import { fileURLToPath } from 'node:url';

const PACKAGES = ['shell', 'storefront-mfe', 'checkout-mfe', 'account-mfe', 'blog-mfe', 'admin-mfe', 'shared'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
  module: { type: 'commonjs' },
};

const rootDir = fileURLToPath(new URL('.', import.meta.url));
const transform = { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] };

/** One project a package, so that a team runs its own tests alone. */
export default {
  projects: [
    ...PACKAGES.map((folder) => ({
      displayName: folder,
      rootDir,
      testEnvironment: 'jest-environment-jsdom',
      testMatch: [`<rootDir>/${folder}/src/**/*.test.ts?(x)`],
      transform,
      transformIgnorePatterns: ['/node_modules/(?!(react-router|react-router-dom|zustand|lucide-react|@module-federation)/)'],
      moduleNameMapper: { '\\.woff2$': '<rootDir>/shared/build/jest.font.cjs' },
      setupFiles: ['<rootDir>/shared/build/jest.globals.cjs'],
      setupFilesAfterEnv: ['<rootDir>/shared/build/jest.setup.ts'],
    })),
    {
      displayName: 'server',
      rootDir,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/src/**/*.test.ts'],
      transform,
      transformIgnorePatterns: ['/node_modules/(?!(.*/)?(content-disposition|cookie)/)'],
    },
  ],
};
