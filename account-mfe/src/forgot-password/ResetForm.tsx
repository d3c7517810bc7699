import { useAuth } from '@glow/shared/auth';
import { EmailField, emailSchema } from '@glow/shared/form';
import { object } from 'yup';
import { SentForm, SubmitButton } from '../components/submission';

interface ResetFormProps {
  /** Initial value of the field. */
  email: string;
  takesFocus: boolean;
  onSent(email: string): void;
}

/** Validation of the reset form (FORM-10). */
export const forgotPasswordSchema = object({
  email: emailSchema(),
});

/** Requests a reset link; the result is the same whether or not the account exists (AUTH-11). */
export function ResetForm({ email, takesFocus, onSent }: ResetFormProps) {
  const resetPassword = useAuth((auth) => auth.resetPassword);
  return (
    <SentForm
      label="Reset password"
      initialValues={{ email }}
      schema={forgotPasswordSchema}
      submit={(values) => resetPassword(values.email)}
      success={{ title: 'Reset link sent!', description: 'Check your email for password reset instructions.' }}
      failure={{ title: 'Error', description: 'Failed to send reset email. Please try again.' }}
      onSuccess={(values) => onSent(values.email)}
    >
      <EmailField autoFocus={takesFocus} />
      <SubmitButton pending="Sending…">Send Reset Link</SubmitButton>
    </SentForm>
  );
}
