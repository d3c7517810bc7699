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
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../base/config/config';
import { packCluster } from '../base/database/embedded/makeCluster';
import { clusterIn } from '../base/database/embedded/openEmbedded';
import { openDatabase } from '../shop/database/openDatabase';

const { root } = readConfig({}).project;
const TEMPLATES = join(root, '.cache/databases');

/** Inputs of the templates' cache key, without their tests; `package.json` has the version of PostgreSQL. */
const SOURCES = [
  ...['server/package.json', 'server/src/base/database', 'server/src/shop/database', 'server/src/shop/catalog'],
  ...['catalog', 'orders', 'samples', 'search'].map((name) => `shared/src/${name}`),
];

/** Creates a migrated embedded database with the samples in `dataDir`, which is empty or does not exist yet. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  mkdirSync(dirname(dataDir), { recursive: true });
  cpSync(await embeddedTemplate(), dataDir, { recursive: true });
}

/** The file with the cluster of such a database, for the production artefact (decision 0073). */
export async function clusterArchive(): Promise<string> {
  const name = 'cluster.br';
  const folder = await databaseTemplate('archive', async (target) =>
    writeFileSync(join(target, name), packCluster(clusterIn(await embeddedTemplate()))),
  );
  return join(folder, name);
}

function embeddedTemplate(): Promise<string> {
  return databaseTemplate('embedded', async (folder) => {
    await (await openDatabase({ dataDir: folder })).close();
  });
}

/**
 * Returns the folder of a migrated and seeded database, which `create` writes into an empty folder.
 * A new cluster takes seconds, so it is cached in `.cache` per schema and catalogue, to be copied.
 */
export async function databaseTemplate(name: string, create: (folder: string) => Promise<void>): Promise<string> {
  const key = templateKey();
  const template = join(TEMPLATES, `${key}-${name}`);
  if (existsSync(template)) return template;
  mkdirSync(TEMPLATES, { recursive: true });
  const outdated = readdirSync(TEMPLATES).filter((other) => !other.startsWith('new-') && !other.startsWith(key));
  const folder = mkdtempSync(join(TEMPLATES, 'new-'));
  await create(folder);
  try {
    renameSync(folder, template);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // another process has created it meanwhile
    if (!existsSync(template)) throw error;
  }
  for (const other of outdated) rmSync(join(TEMPLATES, other), { recursive: true, force: true });
  return template;
}

function templateKey(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.test.ts') ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
