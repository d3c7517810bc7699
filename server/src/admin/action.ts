import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../base/config/config';
import type { Database } from '../base/database/Database';
import { readBody } from '../base/http/readBody';
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
export interface Action {
  /** `operator` is the address of the member of staff. */
  (shop: Shop, request: FastifyRequest, operator: string): Promise<object>;
  schema?: object;
}

type Act<Fields> = (shop: Shop, fields: Fields, operator: string, request: FastifyRequest) => Promise<object>;

function taking(part: 'body' | 'query') {
  return <Fields>(schema: z.ZodType<Fields>, act: Act<Fields>, response?: object): Action => {
    const action: Action = (shop, request, operator) => act(shop, readBody(schema, request[part]), operator, request);
    return Object.assign(action, { schema: { [part]: schema, response } });
  };
}

export const withBody = taking('body');

export const withQuery = taking('query');
