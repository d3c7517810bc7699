import type { LRUCache } from 'lru-cache';
import type { Config } from '../base/config/config';
import type { BuildFolders, LiveReleases } from '../releases/repository/liveReleases';
import type { Read } from '../web/pageReads';

/** The server's configuration, and the path of the service's socket. */
export type RegistrySettings = Config &
  Record<'publishers' | 'signingKey' | 'siteUrl' | 'socket', string> & { reads: readonly string[] };

export interface RegistryParts {
  config: RegistrySettings & BuildFolders;
  read: Read;
  readLive: () => LiveReleases;
  /** How often each team was refused within a minute. */
  refusals: LRUCache<string, number>;
}
