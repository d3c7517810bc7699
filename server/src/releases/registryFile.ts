import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noPointers } from './pointers';
import { registrySchema, type Pointers, type RegistryFile } from './registrySchema';
import { ReleaseError } from '../errors/ReleaseError';

/** The registry file in the releases folder. */
export const REGISTRY = 'registry.json';

const LOCK = 'registry.lock';
const LOCK_ATTEMPTS = 100;
const LOCK_PAUSE_MS = 50;

/** Reads the registry of a releases folder; empty where there is no file yet. Throws where the file is invalid. */
export function readRegistryFile(folder: string): RegistryFile {
  const file = join(folder, REGISTRY);
  return registrySchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
}

/** Changes one package's pointers. Writers are serialized by a lock; readers see the old or the new registry, never a partial one. */
export async function changePointers(
  folder: string,
  name: string,
  change: (pointers: Pointers) => Pointers,
): Promise<Pointers> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(join(folder, LOCK));
  try {
    const { packages } = readRegistryFile(folder);
    const pointers = change(packages[name] ?? noPointers);
    writeAtomically(
      join(folder, REGISTRY),
      `${JSON.stringify({ packages: { ...packages, [name]: pointers } }, null, 2)}\n`,
    );
    return pointers;
  } finally {
    unlock();
  }
}

/** Replaces a file atomically; its content is flushed to disk before it becomes visible. */
export function writeAtomically(file: string, content: string): void {
  const next = `${file}.${process.pid}.next`;
  const handle = openSync(next, 'w');
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
}

async function lock(file: string): Promise<() => void> {
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
    try {
      closeSync(openSync(file, 'wx'));
      return () => rmSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await wait(LOCK_PAUSE_MS);
    }
  }
  throw new ReleaseError([
    `The registry has been locked for five seconds. If no other command is running, an earlier one was interrupted: remove ${file}.`,
  ]);
}
