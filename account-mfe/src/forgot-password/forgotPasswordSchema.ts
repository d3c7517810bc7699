import { EMAIL_PATTERN } from '@glow/shared/validation';
import { object, string } from 'yup';

/** Validation of the reset form (FORM-10). */
export const forgotPasswordSchema = object({
  email: string().trim().required('Email is required').matches(EMAIL_PATTERN, 'Please enter a valid email address'),
});
