import type { z } from 'zod';
import { Refusal } from './Refusal';

/** A request body as its schema describes it, unknown fields left out. Throws a `Refusal` 400 with one error a field. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const errors = error.issues.map(({ message, path }) => ({ message, field: path.join('.') }));
  throw new Refusal(400, errors[0]?.message ?? 'The request is not complete.', errors);
}
