import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import type { Sessions } from './sessions';

/** What the steps need of the shop. */
export interface StepParts {
  database: AuthDatabase;
  sessions: Sessions;
  readAccount: ReadAccount;
  /** Where a person signs out at the identity provider too, if there is one. */
  endSessionUrl?(accountId: string): Promise<string | undefined>;
}

/** A request to an endpoint. */
export interface Visit extends StepParts {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The fields of the request; undefined if its endpoint takes none. */
  body?: Record<string, unknown>;
  /** Asks the library, with other fields if some are given. Throws an `ApiError` for what the library refuses. */
  ask<Result>(question?: { body?: Record<string, unknown> }): Promise<Result>;
}

/** Answers a request. */
export type Step = (visit: Visit) => Promise<unknown>;
