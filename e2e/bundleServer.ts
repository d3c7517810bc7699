import path from 'node:path';
import { bundleProgram } from '@glow/server/testing';
import { repository, SERVER_BUNDLE } from './store';

/** Bundles the server of a repository. Returns the path of the bundle. */
export function bundledServer(root: string): Promise<string> {
  return bundleProgram(path.join(root, 'server/src/main.ts'), path.join(root, '.cache/server'));
}

/** Global setup of the tests that open stores: bundles the server once for all of them. */
export default async function bundleServer(): Promise<void> {
  process.env[SERVER_BUNDLE] = await bundledServer(repository);
}
