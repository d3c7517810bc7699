import { useAuth } from '@glow/shared/auth';
import { EmailField, emailSchema, Form } from '@glow/shared/form';
import { object } from 'yup';
import { FormFailure, SubmitButton, useSubmission } from '../components/submission';

interface ResetFormProps {
  /** Initial value of the field. */
  email: string;
  takesFocus: boolean;
  onSent(email: string): void;
}

const FAILURE = 'Failed to send reset email. Please try again.';

/** Validation of the reset form (FORM-10). */
export const forgotPasswordSchema = object({
  email: emailSchema(),
});

/** Requests a reset link; the result is the same whether or not the account exists (AUTH-11). */
export function ResetForm({ email, takesFocus, onSent }: ResetFormProps) {
  const resetPassword = useAuth((auth) => auth.resetPassword);
  const { hasFailed, reason, handleSubmit } = useSubmission(
    (values: { email: string }) => resetPassword(values.email.trim()),
    { title: 'Reset link sent!', description: 'Check your email for password reset instructions.' },
    { title: 'Error', description: FAILURE },
    (values) => onSent(values.email.trim()),
  );

  return (
    <Form label="Reset password" initialValues={{ email }} schema={forgotPasswordSchema} onSubmit={handleSubmit}>
      {hasFailed && <FormFailure>{reason ?? FAILURE}</FormFailure>}
      <EmailField autoFocus={takesFocus} />
      <SubmitButton pending="Sending…">Send Reset Link</SubmitButton>
    </Form>
  );
}
