import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config/config';
import type { Database } from '../base/database/Database';
import type { LiveReleases } from '../releases/repository/liveReleases';

/** The answer to a page that does not name the version that it changes. */
export const EARLIER_PAGE = 'Load the page again: it is of an earlier release.';

export interface Shop {
  database: Database;
  kind: Config['accounts'];
  pictureHosts: Config['pictureHosts'];
  /** Absent where only the API is served. */
  liveReleases?: () => LiveReleases;
}

export class DownloadedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: string,
  ) {}
}

/** An action of staff. Throws an `ApiError`, or a `StartError` if the commands refuse it too. */
export type Action = (
  shop: Shop,
  request: FastifyRequest,
  /** The address of the member of staff. */
  operator: string,
) => Promise<object>;
