import type { RemoteRoutes } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../base/config/config';
import { signer } from '../../base/config/signingKey';
import type { Database } from '../../base/database/Database';
import { isKnownBuild, type LiveReleases } from '../../releases/repository/liveReleases';
import type { Withdrawal, WithdrawnBuilds } from '../../releases/repository/withdrawnBuilds';
import { monitorBuilds } from './monitorBuilds';
import { createPageTokens } from './pageTokens';
import { type Tell, messageOf } from '../../base/errors/errors';
import { repeat } from '../../base/system/repeat';

const INTERVAL_MS = 1_000;

export type BuildWatch = ReturnType<typeof watchBuilds>;

interface WatchOptions {
  /** In the order of the live composition. */
  remotes(): readonly RemoteRoutes[];
  config: Config;
  database: Database;
  composer: { liveReleases(): LiveReleases; withdrawn: WithdrawnBuilds };
  signingKey: string;
}

/** Starts judging builds, and sharing withdrawals between instances. */
export function watchBuilds(
  server: FastifyInstance,
  { config, database, composer: { liveReleases, withdrawn }, remotes, signingKey }: WatchOptions,
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

/** Shares withdrawals through the database, each second; reads once if only this process uses it (`isExclusive`). */
export function shareWithdrawals(
  database: Database,
  withdrawn: WithdrawnBuilds,
  { isExclusive, report }: { isExclusive: boolean; report: Tell },
) {
  let hasRead = false;

  async function exchange(): Promise<void> {
    if (isExclusive && hasRead && withdrawn.unsaved().length === 0) return;
    for (const { name, build, at, evidence } of withdrawn.unsaved())
      await database.query(
        `insert into withdrawn_builds as known (name, build, at, evidence) values ($1, $2, $3, $4)
         on conflict (name, build) do update set at = excluded.at, evidence = excluded.evidence where known.at < excluded.at`,
        [name, build, at, evidence],
      );
    withdrawn.setShared(await database.query<Withdrawal>('select name, build, at, evidence from withdrawn_builds', []));
    hasRead = true;
  }

  const { run: sync, close } = repeat(exchange, INTERVAL_MS, (error) => {
    report(`Withdrawn builds cannot be shared with other instances through the database: ${messageOf(error)}.`);
  });
  void sync();
  return { sync, close };
}
