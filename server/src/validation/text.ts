import { EMAIL_PATTERN } from '@glow/shared/validation';
import { z } from 'zod';

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

/** Characters that would make more of an address than one plain mailbox: a quoted name, angle brackets, a list. */
const NOT_IN_EMAIL = /[<>()[\]\\,;:"]|\p{C}/u;

/** A trimmed email address, checked by a simple pattern (FORM-5) and without quoting. */
export function email(invalid: string): z.ZodType<string> {
  return z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, invalid)
    .regex(EMAIL_PATTERN, invalid)
    .refine((text) => !NOT_IN_EMAIL.test(text), invalid);
}
