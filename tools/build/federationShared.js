import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const contract = require('@glow/shared/contract.json');
const versionOf = (name) => require(`${name}/package.json`).version;

/** Contracts that the server offers to server bundles; `remotes` is for the shell's bundle only. */
const SERVER_CONTRACTS = ['catalog', 'remotes'];
const SERVER_CONTRACTS_OF_REMOTES = ['catalog'];

/** The stateful entry points of `@glow/shared`, singletons on a page. Each has its own version (`contract.js`). */
const PAGE_CONTRACTS = Object.entries(contract)
  .filter(([name]) => !SERVER_CONTRACTS.includes(name))
  .map(([name, found]) => [`@glow/shared/${name}`, found]);

const LIBRARIES = ['react', 'react-dom', 'react/jsx-runtime', '@emotion/react', '@emotion/styled'];

/** It is prepended to every module in development, so it runs before a remote's container is initialised. */
const REFRESH_RUNTIME = { singleton: true, eager: true, version: versionOf('react-refresh') };

/** @type {Record<string, string>} Version of each module that the shell provides, by request. */
export const offeredVersions = Object.fromEntries([
  ...LIBRARIES.map((request) => [request, versionOf(request.replace('/jsx-runtime', ''))]),
  ...PAGE_CONTRACTS.map(([request, { version }]) => [request, version]),
]);

/** @type {(field: 'version' | 'since') => Record<string, string>} By request, if the shell provides a former major. */
function ofFormerMajors(field) {
  const fields = PAGE_CONTRACTS.map(([request, { former }]) => [request, former?.[field]]);
  return Object.fromEntries(fields.filter(([, value]) => value));
}

const formerVersions = ofFormerMajors('version');

/** @type {Record<string, string[]>} All versions of each module that the shell provides, the current one first. */
export const providedVersions = Object.fromEntries(
  Object.entries(offeredVersions).map(([request, version]) => [
    request,
    [version, formerVersions[request] ?? []].flat(),
  ]),
);

/** Remotes share these modules, and take them from the shell in production. */
export const sharedRequests = Object.keys(offeredVersions);

/** Of a library any version of its major: repositories update on different days (decision 0003). */
const requiredVersions = sharedRequests.map((request) => [
  request,
  `^${LIBRARIES.includes(request) ? offeredVersions[request].replace(/\..*/, '.0.0') : offeredVersions[request]}`,
]);

/** For a remote: in production the shell provides all shared modules (`shell/src/federation/shareScope.ts`). */
export function sharedModules({ isProduction }) {
  const role = (version) => (isProduction ? { import: false, strictVersion: true } : { version });
  const modules = requiredVersions.map(([request, requiredVersion]) => [
    request,
    { singleton: true, requiredVersion, ...role(offeredVersions[request]) },
  ]);
  return { ...Object.fromEntries(modules), ...(!isProduction && { 'react-refresh/runtime': REFRESH_RUNTIME }) };
}

/**
 * `needs` are ranges for the live shell, `serverNeeds` ranges for the server, and `types` hashes of used contracts.
 * @param {{ isShell: boolean, consumed: string[] }} build `consumed` are the shared modules that a remote uses
 */
export function contractRequirements({ isShell, consumed }) {
  const used = PAGE_CONTRACTS.filter(([request]) => isShell || consumed.includes(request));
  return {
    needs: isShell ? {} : Object.fromEntries(requiredVersions.filter(([request]) => consumed.includes(request))),
    offers: isShell ? offeredVersions : {},
    formerOffers: isShell ? formerVersions : {},
    formerSince: isShell ? ofFormerMajors('since') : {},
    serverNeeds: Object.fromEntries(
      (isShell ? SERVER_CONTRACTS : SERVER_CONTRACTS_OF_REMOTES).map((name) => [name, `^${contract[name].version}`]),
    ),
    types: Object.fromEntries(used.map(([request, { types }]) => [request, types])),
  };
}
