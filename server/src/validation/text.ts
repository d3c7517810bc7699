import { z } from 'zod';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A trimmed, non-empty text; messages start with `label`. */
export function requiredText(label: string, longest = 200): z.ZodType<string> {
  return optionalText(label, longest).refine((text) => text !== '', `${label} is required`);
}

/** A trimmed text, possibly empty. */
export function optionalText(label: string, longest = 200): z.ZodString {
  return z
    .string(`${label} is required`)
    .trim()
    .max(longest, `${label} is too long`)
    .regex(/^[^\n\t]*$/, `${label} must be one line`);
}

/** A trimmed email address, checked by a simple pattern (FORM-5). */
export function email(invalid: string): z.ZodType<string> {
  return z.string('Email is required').trim().min(1, 'Email is required').max(254, invalid).regex(EMAIL, invalid);
}
