import { EMAIL_PATTERN } from '@glow/shared/form';
import { object, string } from 'yup';

/** What the reset form accepts (FORM-10). */
export const forgotPasswordSchema = object({
  email: string().trim().required('Email is required').matches(EMAIL_PATTERN, 'Please enter a valid email address'),
});
