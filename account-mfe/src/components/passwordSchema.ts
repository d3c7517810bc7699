import { string } from 'yup';

/** Minimum password length in characters (FORM-19). */
export const PASSWORD_MINIMUM = 8;

/** One lowercase letter, one uppercase letter and one number, in any order (FORM-19). */
export const MIXED_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** Validates a new password. */
export const passwordSchema = string()
  .required('Password is required')
  .min(PASSWORD_MINIMUM, `Password must be at least ${PASSWORD_MINIMUM} characters long`)
  .matches(MIXED_PASSWORD, 'Password must contain at least one uppercase letter, one lowercase letter, and one number');
