import type { z } from 'zod';

/** The fields of a schema of `T`. With `satisfies`, a missing or unknown field, or one of another type, does not compile. */
export type Fields<T> = { [Name in keyof T]-?: z.ZodType<T[Name]> };
