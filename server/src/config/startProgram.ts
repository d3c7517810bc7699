import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import { attempt } from '../system/attempt';
import { makePrivate, OTHERS } from '../system/privateFiles';
import { readConfig, type Config } from './config';
import type { Project } from './project';
import { signingKeyFile } from './signingKey';

/**
 * The configuration of a program of the store. What the program writes is for its user alone from now on, and so is what the store has
 * written before (decision 0033). Throws a `StartError` as `readConfig` does, and where files of the store cannot be made private.
 */
export function startProgram(project?: Project): Config {
  process.umask(OTHERS);
  const config = readConfig(process.env, project);
  const { dataDir, releasesDir } = config;
  // what is within another one has a turn of its own, as have the targets of links
  const paths = [join(config.project.root, '.data'), dataDir, signingKeyFile(dataDir), releasesDir].map(
    (path) => attempt(() => realpathSync(path)) ?? path,
  );
  const problem = paths.map((path) => makePrivate(path, paths)).find(Boolean);
  if (problem) throw new StartError(problem);
  return config;
}
