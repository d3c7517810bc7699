import path from 'node:path';
import { makeArtefact } from '../artefact/artefact';
import { writeBillOfMaterials } from '../checks/npm.js';
import { buildStale } from './buildPackages.js';
import { packages, readRelease, root } from './packages.js';

/** Builds changed packages among the named ones (default: all), and makes the artefact if every package was built. */
export async function build(names: string[]): Promise<void> {
  await buildStale(names);
  const unbuilt = packages.filter((target) => !readRelease(target)).map(({ name }) => name);
  if (unbuilt.length > 0)
    return console.log(`No folder to deploy was made, because ${unbuilt.join(', ')} was never built.`);
  const folder = path.join(root, 'dist');
  await makeArtefact(folder);
  await writeBillOfMaterials(path.join(folder, 'sbom.cdx.json'));
}
