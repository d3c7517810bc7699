import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config/config';
import type { Database } from '../base/database/Database';
import type { LiveReleases } from '../releases/repository/liveReleases';

/** Told to a page that names no version of what it changes. */
export const EARLIER_PAGE = 'Load the page again: it is of an earlier release.';

/** What the actions of staff work on. */
export interface Shop {
  database: Database;
  /** The accounts of the present setting. */
  kind: Config['accounts'];
  /** Hosts of pictures besides this shop (`PICTURE_HOSTS`). */
  pictureHosts: Config['pictureHosts'];
  /** Absent where only the API is served. */
  liveReleases?: () => LiveReleases;
}

/** An answer that the browser saves. */
export class DownloadedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly content: string,
  ) {}
}

/** Does what a member of staff asks for. Throws an `ApiError`, or a `StartError` for what the commands refuse too. */
export type Action = (
  shop: Shop,
  request: FastifyRequest,
  /** The address of the member of staff. */
  operator: string,
) => Promise<object>;
