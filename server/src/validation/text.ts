import { clean, problemOf, type TextRule } from '@glow/shared/validation';
import { z } from 'zod';

/** A text that is cleaned and checked as the forms do it. */
export function text(rule: TextRule): z.ZodType<string> {
  return z
    .string(`${rule.label} is required`)
    .overwrite((typed) => clean(rule, typed))
    .superRefine((cleaned, { addIssue }) => {
      const problem = problemOf(rule, cleaned);
      if (problem) addIssue(problem);
    });
}
