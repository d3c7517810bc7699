import { emailSchema } from '@glow/shared/form';
import { boolean, object, ref, string } from 'yup';
import { passwordSchema } from '../components/passwordSchema';

/** Validation of the signup form (FORM-9). */
export const signupSchema = object({
  firstName: string().trim().required('First name is required'),
  lastName: string().trim().required('Last name is required'),
  email: emailSchema(),
  phone: string().trim(),
  password: passwordSchema,
  confirmPassword: string()
    .required('Please confirm your password')
    .oneOf([ref('password')], 'Passwords do not match'),
  terms: boolean().oneOf([true], 'You must accept the terms and conditions'),
});
