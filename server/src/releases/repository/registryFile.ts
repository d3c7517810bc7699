import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ReleaseError } from '../../base/errors/ReleaseError';
import { StartError } from '../../base/errors/StartError';
import { takeLock } from '../../base/system/fileLock';
import { flush } from '../../base/system/flush';
import { isRunning, ownProcess } from '../../base/system/processOwner';
import { noPointers } from './pointers';
import { registrySchema, type Packages, type Pointers, type RegistryFile } from './registrySchema';

/** The registry file in the releases folder. */
export const REGISTRY = 'registry.json';

/** A copy of it, in case it is damaged or lost. */
export const REGISTRY_COPY = 'registry.copy.json';

/** The end of the name of a file that will replace another one. */
const NEXT = '.next';
const LOCK = 'registry.lock';
/** Longer than the lock of an invisible owner is respected. */
const LOCK_TIMEOUT_MS = 15_000;

/** Reads the registry of a releases folder, or its copy; empty if there is none yet. Throws a `StartError` if the file is invalid. */
export function readRegistryFile(folder: string, name = REGISTRY): RegistryFile {
  if (![REGISTRY, REGISTRY_COPY].some((file) => existsSync(join(folder, file)))) return registrySchema.parse({});
  try {
    return registrySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    const restore = `copy ${REGISTRY_COPY}, which is beside it since its last change, over it, or restore it from a backup`;
    throw new StartError(`${join(folder, REGISTRY)} cannot be read as a registry: ${restore}.`);
  }
}

/** Replaces the registry of a releases folder, and then its copy. */
export function writeRegistryFile(folder: string, registry: RegistryFile): void {
  const content = `${JSON.stringify(registry, null, 2)}\n`;
  writeAtomically(join(folder, REGISTRY), content);
  writeFileSync(join(folder, REGISTRY_COPY), content);
}

/**
 * Changes the pointers of packages. Writers are serialized by a lock; readers see the old or the new registry, never a partial one.
 * Files that a killed writer has left are removed. Throws a `ReleaseError` if another process keeps the lock for 15 seconds.
 */
export async function changeRegistry(folder: string, change: (packages: Packages) => Packages): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const refuse = (owner: string, advice: string) =>
    new ReleaseError([
      `The registry in ${folder} is being changed by ${owner} for ${LOCK_TIMEOUT_MS / 1000} seconds: try again once that has ended.${advice}`,
    ]);
  const unlock = await takeLock(folder, LOCK, LOCK_TIMEOUT_MS, refuse);
  try {
    const packages = change(readRegistryFile(folder).packages);
    writeRegistryFile(folder, { packages });
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

/** Replaces a file atomically; its content is flushed to disk before it becomes visible, and then its name. */
export function writeAtomically(file: string, content: string): void {
  removeAbandoned(file);
  const next = `${file}.${ownProcess()}${NEXT}`;
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
  flush(dirname(file));
}

/** Removes the files of interrupted replacements. */
function removeAbandoned(file: string): void {
  const prefix = `${basename(file)}.`;
  const found = readdirSync(dirname(file)).filter((name) => name.startsWith(prefix) && name.endsWith(NEXT));
  for (const name of found)
    if (isRunning(name.slice(prefix.length, -NEXT.length)) === false)
      rmSync(join(dirname(file), name), { force: true });
}
