import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadAccount } from './account';
import type { AuthDatabase } from './authAdapter';
import type { Sessions } from './sessions';

export interface StepParts {
  database: AuthDatabase;
  sessions: Sessions;
  readAccount: ReadAccount;
  /** The page where a person also signs out at the identity provider, if there is one. */
  endSessionUrl?(accountId: string): Promise<string | undefined>;
}

export interface Visit extends StepParts {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Undefined if the endpoint takes no fields. */
  body?: Record<string, unknown>;
  /** Asks the library, with other fields if some are given. Throws an `ApiError` if the library refuses. */
  ask<Result>(question?: { body?: Record<string, unknown> }): Promise<Result>;
}

export type Step = (visit: Visit) => Promise<unknown>;
