import { textSchema } from '@glow/shared/customer';
import { EMAIL_ADDRESS } from '@glow/shared/validation';
import { boolean, object, string } from 'yup';

/** Validation of the login form (FORM-8). */
export const loginSchema = object({
  email: textSchema(EMAIL_ADDRESS),
  password: string().required('Password is required'),
  remember: boolean(),
});
