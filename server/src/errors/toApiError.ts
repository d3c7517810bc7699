import { ApiError } from './ApiError';

const MESSAGES: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A request of this content type is not accepted.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};
/** Connection refused, lost or timed out; PostgreSQL starting, stopping, full or too slow; a lock not acquired after all attempts. */
const UNAVAILABLE = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|53\w{3}|57P\d\d|57014|40\w{3}|55P03)$/;

/** Converts any error to an `ApiError`; server errors do not reveal their cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (statusCode < 500) return new ApiError(statusCode, MESSAGES[code] ?? 'The request cannot be read.');
  if (isUnavailable(error, code)) return new ApiError(503, 'The store is busy. Please try again in a moment.');
  return new ApiError(500, 'Something went wrong. Please try again later.');
}

function isUnavailable(error: unknown, code: string): boolean {
  if (error instanceof AggregateError || UNAVAILABLE.test(code)) return true;
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|database has stopped/.test(error.message)
  );
}
