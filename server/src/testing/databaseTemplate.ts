import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../config/config';
import { openDatabase } from '../database/openDatabase';

const { root } = readConfig({});
const TEMPLATES = join(root, '.cache/databases');

/** Inputs of the template's cache key; `package.json` has the engine's version. */
const SOURCES = ['server/package.json', 'server/src/database', 'shared/src/samples'];

/**
 * Creates `dataDir`, which must not exist yet, with a migrated and seeded embedded database.
 * The engine's first start takes seconds, so its result is cached in `.cache` per schema and catalogue, and copied.
 */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  const template = join(TEMPLATES, templateKey());
  if (!existsSync(template)) await makeTemplate(template);
  mkdirSync(dirname(dataDir), { recursive: true });
  cpSync(template, dataDir, { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  mkdirSync(TEMPLATES, { recursive: true });
  const outdated = readdirSync(TEMPLATES).filter((name) => !name.startsWith('new-'));
  const folder = mkdtempSync(join(TEMPLATES, 'new-'));
  await (await openDatabase({ dataDir: folder })).close();
  try {
    renameSync(folder, template);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // another process has created it meanwhile
    if (!existsSync(template)) throw error;
  }
  for (const name of outdated) rmSync(join(TEMPLATES, name), { recursive: true, force: true });
}

function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
