import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError, StartError } from '../../base/errors/errors';
import { takeLock } from '../../base/system/fileLock';
import { writeAtomically } from '../../base/system/writeAtomically';
import { noPointers } from './pointers';
import { registrySchema, type Packages, type Pointers, type RegistryFile } from './registrySchema';

/** The registry file in the releases folder. */
export const REGISTRY = 'registry.json';

/** The copy of the registry file, in case that is damaged or lost. */
export const REGISTRY_COPY = 'registry.copy.json';

const LOCK = 'registry.lock';
/** How long a writer waits for the lock. */
const LOCK_TIMEOUT_MS = 15_000;

/** Reads the registry of a folder, or its copy; empty if there is none yet. Throws a `StartError` if it is invalid. */
export function readRegistryFile(folder: string, name = REGISTRY): RegistryFile {
  if (![REGISTRY, REGISTRY_COPY].some((file) => existsSync(join(folder, file)))) return registrySchema.parse({});
  try {
    return registrySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    const restore = `copy ${REGISTRY_COPY}, which is beside it since its last change, over it, or restore it from a backup`;
    throw new StartError(`GLOW-254 ${join(folder, REGISTRY)} cannot be read as a registry: ${restore}.`);
  }
}

/** Replaces the registry of a releases folder, and then its copy. */
export function writeRegistryFile(folder: string, registry: RegistryFile): void {
  const content = `${JSON.stringify(registry, null, 2)}\n`;
  writeAtomically(join(folder, REGISTRY), content);
  writeFileSync(join(folder, REGISTRY_COPY), content);
}

/** Changes the pointers of packages, one writer after another. Throws a `ReleaseError` if the lock stays taken. */
export async function changeRegistry(folder: string, change: (packages: Packages) => Packages): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const refuse = (owner: string, advice: string) =>
    new ReleaseError([
      `GLOW-255 The registry in ${folder} is being changed by ${owner} for ${LOCK_TIMEOUT_MS / 1000} seconds: try again once that has ended.${advice}`,
    ]);
  const unlock = await takeLock(folder, LOCK, LOCK_TIMEOUT_MS, refuse);
  try {
    writeRegistryFile(folder, { packages: change(readRegistryFile(folder).packages) });
  } finally {
    unlock();
  }
}

/** Changes one package's pointers, as `changeRegistry` does, and returns them. */
export async function changePointers(folder: string, name: string, change: (pointers: Pointers) => Pointers) {
  let changed = noPointers;
  await changeRegistry(folder, (packages) => {
    changed = change(packages[name] ?? noPointers);
    return { ...packages, [name]: changed };
  });
  return changed;
}
