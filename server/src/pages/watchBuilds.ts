import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { signer } from '../config/signingKey';
import type { Database } from '../database/Database';
import type { Composer } from './composer';
import { isKnownBuild } from '../releases/liveReleases';
import { monitorBuilds } from '../releases/monitorBuilds';
import { createPageTokens } from '../releases/pageTokens';
import { shareWithdrawals } from '../releases/shareWithdrawals';
import type { BuildWatch } from '../api/reports/reportRoutes';

interface WatchOptions {
  config: Config;
  database: Database;
  composer: Composer;
  signingKey: string;
}

/** What the reports of pages are checked against and given to. */
export function watchBuilds(
  server: FastifyInstance,
  { config, database, composer, signingKey }: WatchOptions,
): BuildWatch {
  const report = (sentence: string) => server.log.error(sentence);
  const { liveReleases, withdrawn } = composer;
  const sharing = shareWithdrawals(database, withdrawn, { isExclusive: !config.databaseUrl, report });
  server.addHook('onReady', sharing.sync);
  server.addHook('onClose', async () => sharing.close());
  return {
    tokens: createPageTokens(signer(signingKey, 'page'), () => liveReleases().packages.map(({ name }) => name)),
    monitor: monitorBuilds({ readLive: liveReleases, config, withdrawn, share: sharing.sync, report }),
    remotes: () => composer.compose().remotes,
    isKnown: (remote, build) => isKnownBuild(liveReleases(), remote, build),
    withdrawals: withdrawn.list,
  };
}
