import { userInfo } from 'node:os';
import type { Config } from '../../base/config/config';
import type { Database } from '../../base/database/Database';
import { openRunning } from '../../base/database/embedded/openEmbedded';
import { withoutLimits } from '../../base/database/withoutLimits';
import { openDatabase } from '../../shop/database/openDatabase';
import { attempt } from '../../base/system/attempt';
import { printProgress } from './program';

/** Gives `work` the shop's database without the limits of requests: of the running store, else opened by `open`. */
export async function withShop<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
  open = openDatabase,
): Promise<Result> {
  const running = config.databaseUrl ? undefined : openRunning(config.dataDir);
  if (!running) printProgress('Opening the database …');
  const database = running ?? (await open(config, { waitsForOthers: true }));
  try {
    return await work(withoutLimits(database));
  } finally {
    await database.close();
  }
}

export function operatorName(): string {
  // a container may run as a user without a name
  return attempt(() => userInfo().username) ?? `user ${process.getuid?.()}`;
}
