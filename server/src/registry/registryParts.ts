import type { Config } from '../base/config/config';
import type { BuildFolders, LiveReleases } from '../releases/repository/liveReleases';
import type { Read } from '../web/pageReads';

/** The server's configuration, completed, and the path of the socket that the service listens on. */
export type RegistrySettings = Config &
  Record<'publishers' | 'signingKey' | 'siteUrl' | 'socket', string> & { reads: readonly string[] };

/** What the registry service works with. */
export interface RegistryParts {
  config: RegistrySettings & BuildFolders;
  read: Read;
  /** Reads the live builds as they are now. */
  readLive: () => LiveReleases;
}
