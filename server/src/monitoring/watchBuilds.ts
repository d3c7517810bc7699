import type { RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { signer } from '../config/signingKey';
import type { Database } from '../database/Database';
import { isKnownBuild, type LiveReleases } from '../releases/liveReleases';
import type { WithdrawnBuilds } from '../releases/withdrawnBuilds';
import { monitorBuilds } from './monitorBuilds';
import { createPageTokens } from './pageTokens';
import { shareWithdrawals } from './shareWithdrawals';

/** The parts that check and judge the reports of pages. */
export type BuildWatch = ReturnType<typeof watchBuilds>;

interface WatchOptions {
  /** The remotes of the live composition, in its order. */
  remotes(): readonly RemoteRoutes[];
  config: Config;
  database: Database;
  liveReleases(): LiveReleases;
  withdrawn: WithdrawnBuilds;
  signingKey: string;
}

/** Starts judging builds, and sharing withdrawals between instances. */
export function watchBuilds(
  server: FastifyInstance,
  { config, database, liveReleases, withdrawn, remotes, signingKey }: WatchOptions,
) {
  const report = (sentence: string) => server.log.error(sentence);
  const sharing = shareWithdrawals(database, withdrawn, { isExclusive: !config.databaseUrl, report });
  server.addHook('onReady', sharing.sync);
  server.addHook('onClose', async () => sharing.close());
  return {
    tokens: createPageTokens(signer(signingKey, 'page'), () => liveReleases().packages.map(({ name }) => name)),
    monitor: monitorBuilds({ readLive: liveReleases, config, withdrawn, share: sharing.sync, report }),
    remotes,
    isKnown: (remote: string, build: string) => isKnownBuild(liveReleases(), remote, build),
    withdrawals: withdrawn.list,
  };
}
