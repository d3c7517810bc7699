import { EMAIL_PATTERN } from '@glow/shared/validation';
import { boolean, object, string } from 'yup';

/** Validation of the login form (FORM-8). */
export const loginSchema = object({
  email: string().trim().required('Email is required').matches(EMAIL_PATTERN, 'Please enter a valid email address'),
  password: string().required('Password is required'),
  remember: boolean(),
});
