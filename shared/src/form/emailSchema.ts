import { EMAIL_PATTERN } from '@glow/shared/validation';
import { string } from 'yup';

/** Validation of a required email (FORM-5). */
export function emailSchema() {
  return string()
    .trim()
    .required('Email is required')
    .matches(EMAIL_PATTERN, { message: 'Please enter a valid email address', excludeEmptyString: true });
}
