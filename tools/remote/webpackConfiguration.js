import { remoteProject } from '../build/project.js';
import { configure } from '../build/webpack.js';

export const glow = (name) => configure(remoteProject(), name);
