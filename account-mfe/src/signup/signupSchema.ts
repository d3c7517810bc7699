import { emailSchema } from '@glow/shared/form';
import { boolean, object, ref, string } from 'yup';

/** Minimum password length in characters (FORM-19). */
export const PASSWORD_MINIMUM = 8;

/** One lowercase letter, one uppercase letter and one number, in any order (FORM-19). */
export const MIXED_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s;

/** Validation of the signup form (FORM-9). */
export const signupSchema = object({
  firstName: string().trim().required('First name is required'),
  lastName: string().trim().required('Last name is required'),
  email: emailSchema(),
  phone: string(),
  password: string()
    .required('Password is required')
    .min(PASSWORD_MINIMUM, `Password must be at least ${PASSWORD_MINIMUM} characters long`)
    .matches(
      MIXED_PASSWORD,
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ),
  confirmPassword: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords do not match'),
  terms: boolean().oneOf([true], 'You must accept the terms and conditions'),
});
