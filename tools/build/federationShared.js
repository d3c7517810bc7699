import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const contract = require('@glow/shared/contract.json');
const versionOf = (name) => require(`${name}/package.json`).version;

/**
 * Contracts that the server offers to server bundles, instead of the shell to the page: the catalogue to all, and the routes of the remotes
 * to the shell.
 */
const SERVER_CONTRACTS = ['catalog', 'remotes'];
const SERVER_CONTRACTS_OF_REMOTES = ['catalog'];

/** Stateful entry points of `@glow/shared`: singletons on a page. Each has its own version (`contract.js`). */
const STATEFUL_ENTRY_POINTS = Object.keys(contract).filter((name) => !SERVER_CONTRACTS.includes(name));

const LIBRARIES = {
  react: 'react',
  'react-dom': 'react-dom',
  'react/jsx-runtime': 'react',
  '@emotion/react': '@emotion/react',
  '@emotion/styled': '@emotion/styled',
};

/** Prepended to every module in development, so it runs before a remote's container is initialised. */
const REFRESH_RUNTIME = { singleton: true, eager: true, version: versionOf('react-refresh') };

const requestOf = (entryPoint) => `@glow/shared/${entryPoint}`;

/** @type {Record<string, string>} Version of each module that the shell provides, by request. */
export const offeredVersions = Object.fromEntries([
  ...Object.entries(LIBRARIES).map(([request, library]) => [request, versionOf(library)]),
  ...STATEFUL_ENTRY_POINTS.map((entryPoint) => [requestOf(entryPoint), contract[entryPoint].version]),
]);

/**
 * A field of the former major of each contract whose former major the shell still provides, by request.
 * @type {(field: 'version' | 'since') => Record<string, string>}
 */
function ofFormerMajors(field) {
  const fields = STATEFUL_ENTRY_POINTS.map((entryPoint) => [
    requestOf(entryPoint),
    contract[entryPoint].former?.[field],
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value));
}

const formerVersions = ofFormerMajors('version');

/** @type {Record<string, string[]>} All versions of each module that the shell provides, the current one first. */
export const providedVersions = Object.fromEntries(
  Object.entries(offeredVersions).map(([request, version]) => [
    request,
    request in formerVersions ? [version, formerVersions[request]] : [version],
  ]),
);

/** All module requests that remotes share, and take from the shell in production. */
export const sharedRequests = Object.keys(offeredVersions);

/** The versions that a remote requires, as ranges, with their requests. */
const requiredVersions = sharedRequests.map((request) => [request, `^${offeredVersions[request]}`]);

/**
 * Module Federation's shared modules of a remote: in production it provides none of its own, so that a page never has a second copy.
 * The shell provides them all (`shell/src/federation/shareScope.ts`).
 */
export function sharedModules({ isProduction }) {
  const role = (version) => (isProduction ? { import: false, strictVersion: true } : { version });
  const modules = requiredVersions.map(([request, requiredVersion]) => [
    request,
    { singleton: true, requiredVersion, ...role(offeredVersions[request]) },
  ]);
  return { ...Object.fromEntries(modules), ...(!isProduction && { 'react-refresh/runtime': REFRESH_RUNTIME }) };
}

/**
 * What a build and its neighbours expect of each other: a remote's required versions of the live shell (`needs`, ranges by request) and of
 * the server (`serverNeeds`, ranges by contract), or the shell's provided versions (`offers`, `formerOffers`, `formerSince`), and the
 * hashes of the contracts' types that it was built with (`types`).
 * @param {{ isShell: boolean, consumed: string[] }} build `consumed` are the shared modules that a remote uses
 */
export function contractRequirements({ isShell, consumed }) {
  const needs = requiredVersions.filter(([request]) => consumed.includes(request));
  return {
    needs: isShell ? {} : Object.fromEntries(needs),
    offers: isShell ? offeredVersions : {},
    formerOffers: isShell ? formerVersions : {},
    formerSince: isShell ? ofFormerMajors('since') : {},
    serverNeeds: Object.fromEntries(
      (isShell ? SERVER_CONTRACTS : SERVER_CONTRACTS_OF_REMOTES).map((name) => [name, `^${contract[name].version}`]),
    ),
    types: Object.fromEntries(
      STATEFUL_ENTRY_POINTS.map((entryPoint) => [requestOf(entryPoint), contract[entryPoint].types]).filter(
        ([request]) => isShell || consumed.includes(request),
      ),
    ),
  };
}
