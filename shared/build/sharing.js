import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

/** The stateful doors of `@glow/shared`: one copy of each on a page, whoever asks. */
const STATEFUL_DOORS = ['app', 'auth', 'cart', 'router', 'toast', 'wishlist'];

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
  const { version: contract } = require('../package.json');
  const versions = [
    ...Object.entries(libraries).map(([request, library]) => [request, versionOf(library)]),
    ...STATEFUL_DOORS.map((door) => [`@glow/shared/${door}`, contract]),
  ];
  const role = (request, version) => {
    // the refresh runtime stands before every module, also before a remote's container is initialised
    if (isShell || request === 'react-refresh/runtime') return { eager: true, version };
    return isProduction ? { import: false, strictVersion: true } : { version };
  };
  return Object.fromEntries(versions.map(([request, version]) => [request, { singleton: true, requiredVersion: `^${version}`, ...role(request, version) }]));
}
