import { useAuth } from '@glow/shared/auth';
import { Form } from '@glow/shared/form';
import { useNavigate } from '@glow/shared/router';
import { object, string } from 'yup';
import { PasswordField } from '../PasswordField';
import { FormFailure, SubmitButton, useSubmission } from '../submission';

const FAILURE = 'The password could not be changed. Please try again.';

const schema = object({
  password: string().required('Password is required').min(8, 'Password must be at least 8 characters long'),
});

/** A new password by the token of a reset link. */
export function NewPassword({ token }: { token: string }) {
  const setPassword = useAuth((auth) => auth.setPassword);
  const navigate = useNavigate();
  const { hasFailed, reason, handleSubmit } = useSubmission(
    async ({ password }: { password: string }) => setPassword?.(token, password),
    { title: 'Password changed', description: 'Sign in with your new password.' },
    { title: 'Error', description: FAILURE },
    () => navigate('/login', { replace: true }),
  );
  return (
    <Form label="Choose a new password" initialValues={{ password: '' }} schema={schema} onSubmit={handleSubmit}>
      {hasFailed && <FormFailure>{reason ?? FAILURE}</FormFailure>}
      <PasswordField name="password" label="New password" autoComplete="new-password" hint="At least 8 characters" />
      <SubmitButton pending="Saving…">Save Password</SubmitButton>
    </Form>
  );
}
