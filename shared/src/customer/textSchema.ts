import { clean, problemOf, type TextRule } from '@glow/shared/validation';
import { string } from 'yup';

/** Cleans and checks a text as the server does. */
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
