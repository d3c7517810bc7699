import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/StartError';
import { attempt } from '../system/attempt';
import { makePrivate, OTHERS } from '../system/privateFiles';
import { readConfig, type Config } from './config';
import { signingKeyFile } from './signingKey';

/**
 * The configuration of a program of the store. What the program writes is for its user alone from now on, and so is what the store has
 * written before (decision 0033). Throws a `StartError` as `readConfig` does, and where files of the store cannot be made private.
 */
export function startProgram(): Config {
  process.umask(OTHERS);
  const config = readConfig();
  const { root, dataDir, releasesDir } = config;
  // what is within another one has a turn of its own, as have the targets of links
  const paths = [join(root, '.data'), dataDir, signingKeyFile(dataDir), releasesDir].map(
    (path) => attempt(() => realpathSync(path)) ?? path,
  );
  const problem = paths.map((path) => makePrivate(path, paths)).find(Boolean);
  if (problem) throw new StartError(problem);
  return config;
}
