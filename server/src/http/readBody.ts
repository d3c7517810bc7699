import type { z } from 'zod';
import { ApiError } from '../errors/ApiError';

/** Validates a request body and drops unknown fields. Throws an `ApiError` 400 with one error per field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const errors = error.issues.map(({ message, path }) => ({ message, field: path.join('.') }));
  throw new ApiError(400, errors[0]?.message ?? 'The request is not complete.', errors);
}
