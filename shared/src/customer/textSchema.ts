import { clean, problemOf, type TextRule } from '@glow/shared/validation';
import { string } from 'yup';

/** A text that is cleaned and checked as the server does it. */
export function textSchema(rule: TextRule) {
  return string()
    .default('')
    .transform((text: string) => clean(rule, text))
    .test((text = '', { createError, parent }) => {
      const label = rule.labels?.[parent.country] ?? rule.label;
      const message = problemOf({ ...rule, label }, text);
      return !message || createError({ message });
    });
}
