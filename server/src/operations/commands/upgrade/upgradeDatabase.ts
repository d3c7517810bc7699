import { constants, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyChanges, readSetAside } from '../../../shop/catalog/catalogChanges';
import type { Config } from '../../../base/config/config';
import { FORMER_ENGINES, formerEngineIn, type FormerEngine } from '../../../base/database/embedded/formerEngines';
import { CLUSTER, clusterIn } from '../../../base/database/embedded/openEmbedded';
import { endFormer, runningUrl } from '../../../base/database/embedded/postmaster';
import { lockFolder } from '../../../base/database/lockFolder';
import { StartError } from '../../../base/errors/errors';
import { migrate } from '../../../shop/database/migrate';
import { freeBytes } from '../../../base/system/freeBytes';
import { flush, flushTree } from '../../../base/system/flush';
import { importFile, writeExport } from '../databaseCommands';
import { printProgress } from '../program';
import { megabytes } from '../text';
import { fetchEngine, openFormer, type FormerDatabase } from './formerEngine';

/** The folder in the data folder for all that is made on the way; one that was interrupted begins anew. */
const WORK = 'upgrade';
/** The engine, the new cluster's own files and its log. */
const SPARE_BYTES = 512 * 1024 * 1024;
const NOT_TAKEN_OVER =
  'Not taken over: sessions, links for passwords, withdrawals of builds, figures and errors of pages.';
/** What a running server has in its cluster. */
const SERVER_FILE = /[\\/](?:postmaster\.pid|\.s\.PGSQL\.\d+(?:\.lock)?)$/;

/** Copies a former version's shop into a new cluster. Throws a `StartError` if there is none or it is in use. */
export async function upgradeDatabase(config: Config, engines = FORMER_ENGINES): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) throw new StartError('GLOW-331 The shop is in the PostgreSQL of DATABASE_URL, not embedded.');
  if (!existsSync(dataDir)) throw new StartError(`GLOW-332 There is no data folder ${dataDir}.`);
  const unlock = await lockFolder(dataDir);
  try {
    if (existsSync(clusterIn(dataDir))) return `The shop in ${dataDir} is in ${CLUSTER} already; nothing has changed.`;
    const engine = formerEngineIn(dataDir, engines);
    if (!engine) throw new StartError(`GLOW-333 There is no shop of a former version in ${dataDir}.`);
    return await takeOver(config, engine);
  } finally {
    unlock();
  }
}

async function takeOver(config: Config, engine: FormerEngine): Promise<string> {
  const { dataDir } = config;
  const former = join(dataDir, engine.folder);
  const work = join(dataDir, WORK);
  const [copy, newDataDir] = [join(work, engine.folder), join(work, 'new')];
  // left by a run that was killed
  for (const cluster of [copy, clusterIn(newDataDir)]) await endFormer(cluster);
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  if (runningUrl(former)) throw new StartError(`GLOW-334 A PostgreSQL server still runs on ${former}; end it first.`);
  requireRoom(former);
  mkdirSync(work, { mode: 0o700 });
  try {
    printProgress('Fetching the former engine …');
    const program = fetchEngine(engine, dataDir, work);
    const filter = (path: string) => !SERVER_FILE.test(path);
    printProgress(`Copying ${former} …`);
    cpSync(former, copy, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
    const file = join(work, 'shop.jsonl');
    const setAside = await exportFormer(await openFormer(engine, program, copy, config.renderUser), file);
    const { sums } = await importFile({ ...config, dataDir: newDataDir }, file);
    flushTree(clusterIn(newDataDir));
    renameSync(clusterIn(newDataDir), clusterIn(dataDir));
    flush(dataDir);
    const done = `The shop is in ${clusterIn(dataDir)} now, and its sums are those of ${former}, which has not changed.`;
    const lost = `Steps of imports that were set aside and are not taken over: ${setAside}. Import their files again.`;
    return [done, JSON.stringify({ sums }), NOT_TAKEN_OVER, ...(setAside ? [lost] : [])].join('\n');
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Exports a database in the present schema; resolves with how many import steps are set aside, which no export has. */
async function exportFormer(database: FormerDatabase, file: string): Promise<number> {
  try {
    await migrate(database);
    await applyChanges(database);
    await writeExport(file, database.snapshot);
    return (await readSetAside(database)).length;
  } finally {
    await database.close();
  }
}

/** Throws a `StartError` if there is no room for a copy, an export and the new cluster. */
function requireRoom(former: string): void {
  const names = readdirSync(former, { recursive: true, encoding: 'utf8' });
  const needed = names.reduce((sum, name) => sum + 3 * lstatSync(join(former, name)).size, SPARE_BYTES);
  const free = freeBytes(former);
  if (free < needed)
    throw new StartError(
      `GLOW-335 The disk of ${former} has no room for the upgrade: ${megabytes(needed)} are needed, ${megabytes(free)} are free.`,
    );
}
