import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/errors';
import { attempt } from '../system/attempt';
import { makePrivate, OTHERS } from '../system/privateFiles';
import { readConfig, type Config } from './config';
import type { Project } from './project';
import { signingKeyFile } from './signingKey';

/** Reads the configuration and makes the store's files private (decision 0033). Throws a `StartError` if it cannot. */
export function startProgram(project?: Project): Config {
  process.umask(OTHERS);
  const config = readConfig(process.env, project);
  const { dataDir, releasesDir } = config;
  // a path inside another one is handled on its own, as is the target of a link
  const paths = [join(config.project.root, '.data'), dataDir, signingKeyFile(dataDir), releasesDir].map(
    (path) => attempt(() => realpathSync(path)) ?? path,
  );
  const problem = paths.map((path) => makePrivate(path, paths)).find(Boolean);
  if (problem) throw new StartError(problem);
  return config;
}
