import { ApiError } from './ApiError';
import { UnavailableError } from './errors';

const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A request of this content type is not accepted.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};
/** SQLSTATEs of a server that starts, stops, fails, is full, slow or read-only, and of a lock that is not acquired. */
const UNAVAILABLE = /^(08\w{3}|25006|53\w{3}|58\w{3}|57P\d\d|57014|40\w{3}|55P03)$/;

/** Server errors do not reveal their cause; `bodyLimit` is that of the route, in bytes. */
export function toApiError(error: unknown, bodyLimit = 0): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new ApiError(404, 'There is nothing at this address.');
  const limit = bodyLimit < 1024 ** 2 ? `${bodyLimit / 1024} kB` : `${bodyLimit / 1024 ** 2} MB`;
  if (statusCode === 413) return new ApiError(413, `The request is too large: ${limit} at most.`);
  if (statusCode < 500) return new ApiError(statusCode, MESSAGES[code] ?? 'The request cannot be read.');
  if (error instanceof UnavailableError || UNAVAILABLE.test(code))
    return new ApiError(503, 'The store is busy. Please try again in a moment.');
  return new ApiError(500, 'Something went wrong. Please try again later.');
}

/** Name, code and stack frames of an error, without its message, because databases put values into messages. */
export function safeErrorLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? error.code : undefined;
  return { error: error.name, code, at: error.stack?.match(/(?<=^ {4})at .*/gm) ?? [] };
}
