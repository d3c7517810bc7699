import * as project from './project.js';

/** The store's repository. */
export const store = project.storeProject();

/** Its root folder, and the packages that webpack builds: the shell and every remote. */
export const { root, packages } = store;

export const remotes = packages.filter(({ name }) => name !== 'shell');

/** Finds one of them by name or folder; throws when there is none. */
export const findPackage = project.findPackage.bind(undefined, store);

/** The release in the `dist` folder of one of them; undefined when it was never built. */
export const readRelease = project.readRelease.bind(undefined, store);

/** The content of a JSON file of the repository, by its path there. */
export const readJson = project.readJson.bind(undefined, root);
