import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../errors/ApiError';
import { safeErrorLog } from '../errors/safeErrorLog';
import { toApiError } from '../errors/toApiError';

/** Logs an error if it is a fault, and sets status and headers of the reply to it. Returns what is to be said. */
export function beginErrorReply(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  const apiError = toApiError(error);
  // an `ApiError` is the answer to a request, and no fault to look into
  if (apiError.status >= 500 && apiError !== error) request.log.error(safeErrorLog(error), apiError.message);
  if (apiError.status === 503) reply.header('retry-after', apiError.retryAfter);
  reply.header('cache-control', 'no-store').code(apiError.status);
  return apiError;
}
