import * as project from './project.js';

export const store = project.storeProject();

/** The packages are the shell and every remote. */
export const { root, packages } = store;

export const remotes = packages.filter(({ name }) => name !== 'shell');

/** Finds a package by name or folder; throws if there is none. */
export const findPackage = project.findPackage.bind(undefined, store);

/** The release in a package's `dist` folder; undefined if it was never built. */
export const readRelease = project.readRelease.bind(undefined, store);

export const readJson = project.readJson.bind(undefined, root);
