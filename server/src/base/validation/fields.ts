import { clean, CONTACT_FIELDS, emailKey, problemOf, type TextRule, type Texts } from '@glow/shared/validation';
import { z } from 'zod';

/** With `satisfies`, a missing or unknown field, or one of another type, does not compile. */
export type Fields<T> = { [Name in keyof T]-?: z.ZodType<T[Name]> };

/** The email in forms other than the order. */
export const EMAIL_ADDRESS = { ...CONTACT_FIELDS.email, invalid: 'Please enter a valid email address' };

/** Cleans and checks a text as the forms do. */
export function text(rule: TextRule): z.ZodType<string> {
  return z
    .string(`${rule.label} is required`)
    .overwrite((typed) => clean(rule, typed))
    .superRefine((cleaned, { addIssue }) => {
      const problem = problemOf(rule, cleaned);
      if (problem) addIssue(problem);
    });
}

export function texts<Rules extends Record<string, TextRule>>(rules: Rules): Fields<Texts<Rules>> {
  const schemas = Object.entries(rules).map(([name, rule]) => [
    name,
    rule.isOptional ? text(rule).optional() : text(rule),
  ]);
  return Object.fromEntries(schemas) as Fields<Texts<Rules>>;
}

export const emailInBody = text(EMAIL_ADDRESS).transform(emailKey);
