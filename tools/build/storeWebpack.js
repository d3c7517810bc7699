import { store } from './packages.js';
import { configure } from './webpack.js';

/** The webpack configuration of a package of the store's repository, by its name. */
export const glow = (name) => configure(store, name);
