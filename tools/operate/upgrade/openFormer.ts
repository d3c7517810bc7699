import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database, Queryable } from '../../../server/src/database/Database';
import { databaseUser } from '../../../server/src/database/embedded/databaseUser';
import { PGLITE, type FormerEngine } from '../../../server/src/database/embedded/formerEngines';
import { openCluster } from '../../../server/src/database/embedded/openEmbedded';
import { programsFor } from '../../../server/src/database/embedded/programs';
import { withoutLimits } from '../../../server/src/database/withoutLimits';

/** A database that no server uses. */
export type FormerDatabase = Pick<Database, 'query' | 'transaction' | 'snapshot' | 'close'>;

/** Opens a cluster of a former engine with its package, which is in the folder `engine`. */
export async function openFormer(
  { packages }: FormerEngine,
  engine: string,
  cluster: string,
  renderUser?: number,
): Promise<FormerDatabase> {
  if (PGLITE in packages) return openPglite(engine, cluster);
  const user = databaseUser(cluster, renderUser);
  const programs = programsFor(join(engine, '..'), user.uid !== undefined, engine);
  // which PostgreSQL 17 does not know
  const settings = { io_method: undefined };
  return withoutLimits(await openCluster({ programs, cluster, user, location: cluster }, { settings }));
}

/** It has one connection. */
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
