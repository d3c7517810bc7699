import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clusterArchive } from '../../server/src/testing/databaseTemplate';
import { packages, readJson, root } from '../build/packages.js';
import { bundleServer } from './bundleServer';
import { lockOf, manifestOf } from './manifest';

/** What stays in the folder when the artefact is made anew: installed packages, and the data of a store that was started there. */
const KEPT = ['node_modules', '.data', 'releases'];

/** Files that the server reads, at the same place in the repository and in the artefact. */
const FILES = [...packages.map(({ folder }) => `${folder}/dist`), 'shared/dist/images', 'shared/assets/brand'];
const MIGRATIONS = 'server/src/schema/migrations';

/** Makes the folder with which the store runs without its sources (decision 0073). All packages must be built. */
export async function makeArtefact(folder: string): Promise<void> {
  const copy = (from: string, to = from) =>
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true, preserveTimestamps: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);

  const repository = readJson('package.json');
  const dependencies = {
    ...readJson('server/package.json').dependencies,
    ...readJson('tools/package.json').dependencies,
  };
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter((entry) => !KEPT.includes(entry)))
    rmSync(path.join(folder, name), { recursive: true });
  FILES.forEach((file) => copy(file));
  copy(MIGRATIONS, 'server/migrations');
  copyFileSync(await clusterArchive(), path.join(folder, 'server/cluster.br'));
  const imported = await bundleServer(
    path.join(folder, 'server'),
    Object.keys(dependencies).filter((name) => !name.startsWith('@glow/')),
  );
  const manifest = manifestOf(repository, dependencies, imported);
  write('package.json', manifest);
  write('package-lock.json', lockOf(readJson('package-lock.json'), manifest));
}
