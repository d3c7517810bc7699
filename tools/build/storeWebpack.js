import { store } from './packages.js';
import { configure } from './webpack.js';

export const glow = (name) => configure(store, name);
