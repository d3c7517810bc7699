import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const contract = require('../contract.json');
const versionOf = (name) => require(`${name}/package.json`).version;

/** Contracts that the server offers to server bundles, instead of the shell to the page. */
const SERVER_CONTRACTS = ['catalog'];

/** Stateful entry points of `@glow/shared`: singletons on a page. Each has its own version (`contract.js`). */
const STATEFUL_ENTRY_POINTS = Object.keys(contract).filter((name) => !SERVER_CONTRACTS.includes(name));

const LIBRARIES = {
  react: 'react',
  'react-dom': 'react-dom',
  'react/jsx-runtime': 'react',
  '@emotion/react': '@emotion/react',
  '@emotion/styled': '@emotion/styled',
};

/** Used by remotes built before app 1.2.0 only, so it is no file of any page. */
const FORMER_LIBRARIES = { '@emotion/react/jsx-runtime': '@emotion/react' };

const DEVELOPMENT_LIBRARIES = {
  'react/jsx-dev-runtime': 'react',
  'react-refresh/runtime': 'react-refresh',
};

/** All module requests shared in production. */
export const sharedRequests = [
  ...Object.keys(LIBRARIES),
  ...STATEFUL_ENTRY_POINTS.map((entryPoint) => `@glow/shared/${entryPoint}`),
];

/** Whether a remote takes a module from the shell in production. */
export function isSharedFromShell(request) {
  return sharedRequests.includes(request);
}

/**
 * Module Federation's shared modules. The shell provides all of them, those of today eagerly;
 * in production a remote provides none, so that a page never has a second copy.
 */
export function sharedModules({ isShell, isProduction }) {
  const libraries = {
    ...LIBRARIES,
    ...(isShell && FORMER_LIBRARIES),
    ...(!isProduction && DEVELOPMENT_LIBRARIES),
  };
  const versions = [
    ...Object.entries(libraries).map(([request, library]) => [request, versionOf(library)]),
    ...STATEFUL_ENTRY_POINTS.map((entryPoint) => [`@glow/shared/${entryPoint}`, contract[entryPoint].version]),
  ];
  const role = (request, version) => {
    // the refresh runtime is prepended to every module and runs before a remote's container is initialised
    if (isShell || request === 'react-refresh/runtime') return { eager: !(request in FORMER_LIBRARIES), version };
    return isProduction ? { import: false, strictVersion: true } : { version };
  };
  return Object.fromEntries(
    versions.map(([request, version]) => [
      request,
      { singleton: true, requiredVersion: `^${version}`, ...role(request, version) },
    ]),
  );
}

/**
 * A build's required versions of the live shell (`needs`, ranges by request) and of the server (`serverNeeds`, ranges by contract),
 * or the shell's provided versions (`offers`).
 */
export function contractRequirements({ isShell }) {
  const modules = Object.entries(sharedModules({ isShell, isProduction: true }));
  const fieldOf = (field) => Object.fromEntries(modules.map(([request, module]) => [request, module[field]]));
  return {
    needs: isShell ? {} : fieldOf('requiredVersion'),
    offers: isShell ? fieldOf('version') : {},
    serverNeeds: Object.fromEntries(SERVER_CONTRACTS.map((name) => [name, `^${contract[name].version}`])),
  };
}
