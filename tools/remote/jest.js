import { remoteProject } from '../build/project.js';
import { projectsOf, testTimeout } from '../jest/preset.js';

const project = remoteProject();

export default {
  maxWorkers: '100%',
  testTimeout,
  projects: project.packages.flatMap(({ folder, name }) => projectsOf(project, folder, name)),
};
