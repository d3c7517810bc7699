import { textSchema } from '@glow/shared/customer';
import { EMAIL_ADDRESS } from '@glow/shared/validation';
import { object } from 'yup';

/** Validation of the reset form (FORM-10). */
export const forgotPasswordSchema = object({
  email: textSchema(EMAIL_ADDRESS),
});
