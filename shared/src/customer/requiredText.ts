import { string } from 'yup';

/** A required text that is not only whitespace. */
export function requiredText(message: string) {
  return string().trim().required(message);
}
