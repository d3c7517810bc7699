import path from 'node:path';
import { bundleProgram } from '../server/src/testing/bundledProgram';
import { repository, SERVER_BUNDLE } from './store';

/** Global setup of the tests that open stores: bundles the server once for all of them. */
export default async function bundleServer(): Promise<void> {
  const program = path.join(repository, 'server/src/main.ts');
  process.env[SERVER_BUNDLE] = await bundleProgram(program, path.join(repository, '.cache/server'));
}
