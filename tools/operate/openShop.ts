import { userInfo } from 'node:os';
import type { Config } from '../../server/src/base/config/config';
import type { Database } from '../../server/src/base/database/Database';
import { openRunning } from '../../server/src/base/database/embedded/openEmbedded';
import { withoutLimits } from '../../server/src/base/database/withoutLimits';
import { openDatabase } from '../../server/src/shop/schema/openDatabase';
import { attempt } from '../../server/src/base/system/attempt';

/** Gives `work` the shop's database, without the limits of requests: the running store's, else one that `open` opens meanwhile. */
export async function withShop<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
  open = openDatabase,
): Promise<Result> {
  const running = config.databaseUrl ? undefined : openRunning(config.dataDir);
  const database = running ?? (await open(config, { waitsForOthers: true }));
  try {
    return await work(withoutLimits(database));
  } finally {
    await database.close();
  }
}

/** Who runs this command, for the audit log. */
export function operatorName(): string {
  // a container may run as a user without a name
  return attempt(() => userInfo().username) ?? `user ${process.getuid?.()}`;
}
