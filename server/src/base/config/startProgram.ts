import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import { attempt } from '../system/attempt';
import { makePrivate, OTHERS } from '../system/privateFiles';
import { readConfig, type Config } from './config';
import type { Project } from './project';
import { signingKeyFile } from './signingKey';

/**
 * Reads a program's configuration, and makes the store's present and later files private to the program's user
 * (decision 0033). Throws a `StartError` for an invalid variable, or if a file cannot be made private.
 */
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
