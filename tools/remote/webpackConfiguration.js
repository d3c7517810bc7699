import { remoteProject } from '../build/project.js';
import { configure } from '../build/webpack.js';

/** The webpack configuration of a remote in a repository of its own. */
export const glow = (name) => configure(remoteProject(), name);
