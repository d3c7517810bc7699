import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const contract = require('../contract.json');
const versionOf = (name) => require(`${name}/package.json`).version;

/** The stateful doors of `@glow/shared`: one copy of each on a page, whoever asks. Each has a version of its own (`contract.js`). */
const STATEFUL_DOORS = Object.keys(contract);

const LIBRARIES = { react: 'react', 'react-dom': 'react-dom', '@emotion/react': '@emotion/react', '@emotion/react/jsx-runtime': '@emotion/react', '@emotion/styled': '@emotion/styled' };

const DEVELOPMENT_LIBRARIES = { 'react/jsx-dev-runtime': 'react', '@emotion/react/jsx-dev-runtime': '@emotion/react', 'react-refresh/runtime': 'react-refresh' };

/** Every request that is shared in production. */
export const sharedRequests = [...Object.keys(LIBRARIES), ...STATEFUL_DOORS.map((door) => `@glow/shared/${door}`)];

/**
 * What federation shares. The shell brings every shared module and loads it at once;
 * in production a remote brings none of its own, so that no second copy can ever reach a page.
 */
export function sharedModules({ isShell, isProduction }) {
  const libraries = isProduction ? LIBRARIES : { ...LIBRARIES, ...DEVELOPMENT_LIBRARIES };
  const versions = [
    ...Object.entries(libraries).map(([request, library]) => [request, versionOf(library)]),
    ...STATEFUL_DOORS.map((door) => [`@glow/shared/${door}`, contract[door].version]),
  ];
  const role = (request, version) => {
    // the refresh runtime stands before every module, also before a remote's container is initialised
    if (isShell || request === 'react-refresh/runtime') return { eager: true, version };
    return isProduction ? { import: false, strictVersion: true } : { version };
  };
  return Object.fromEntries(versions.map(([request, version]) => [request, { singleton: true, requiredVersion: `^${version}`, ...role(request, version) }]));
}

/** What a build asks of the live shell (`needs`, ranges by request), or the shell's offers (`offers`, versions by request). */
export function contractRequirements({ isShell }) {
  const modules = Object.entries(sharedModules({ isShell, isProduction: true }));
  if (isShell) return { needs: {}, offers: Object.fromEntries(modules.map(([request, { version }]) => [request, version])) };
  return { needs: Object.fromEntries(modules.map(([request, { requiredVersion }]) => [request, requiredVersion])), offers: {} };
}
