import type { z } from 'zod';
import { ApiError } from '../errors/ApiError';

/** A request body as its schema describes it, unknown fields left out. Throws an `ApiError` 400 with one error a field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const errors = error.issues.map(({ message, path }) => ({ message, field: path.join('.') }));
  throw new ApiError(400, errors[0]?.message ?? 'The request is not complete.', errors);
}
