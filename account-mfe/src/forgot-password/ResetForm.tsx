import { useAuth } from '@glow/shared/auth';
import { Form, FormTextField } from '@glow/shared/form';
import { useToast } from '@glow/shared/toast';
import { useState } from 'react';
import { FormFailure } from '../components/FormFailure';
import { SubmitButton } from '../components/SubmitButton';
import { forgotPasswordSchema } from './forgotPasswordSchema';

interface ResetFormProps {
  /** Initial value of the field. */
  email: string;
  takesFocus: boolean;
  onSent(email: string): void;
}

const FAILURE = 'Failed to send reset email. Please try again.';

/** Requests a reset link; the result is the same whether or not the account exists (AUTH-11). */
export function ResetForm({ email, takesFocus, onSent }: ResetFormProps) {
  const resetPassword = useAuth((auth) => auth.resetPassword);
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleSubmit(values: { email: string }) {
    const sentTo = values.email.trim();
    setHasFailed(false);
    try {
      await resetPassword(sentTo);
      toast({ title: 'Reset link sent!', description: 'Check your email for password reset instructions.' });
      onSent(sentTo);
    } catch {
      setHasFailed(true);
      toast({ title: 'Error', description: FAILURE, variant: 'destructive' });
    }
  }

  return (
    <Form label="Reset password" initialValues={{ email }} schema={forgotPasswordSchema} onSubmit={handleSubmit}>
      {hasFailed && <FormFailure>{FAILURE}</FormFailure>}
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoFocus={takesFocus}
      />
      <SubmitButton pending="Sending…">Send Reset Link</SubmitButton>
    </Form>
  );
}
