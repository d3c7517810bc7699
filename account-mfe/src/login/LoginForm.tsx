import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { Form, FormCheckboxField, FormTextField } from '@glow/shared/form';
import { useToast } from '@glow/shared/toast';
import { useState } from 'react';
import { AuthLink } from '../components/AuthLink';
import { FormFailure } from '../components/FormFailure';
import { PasswordField } from '../components/PasswordField';
import { SubmitButton } from '../components/SubmitButton';
import { DemoAccount } from './DemoAccount';
import { loginSchema } from './loginSchema';

const EMPTY = { email: '', password: '', remember: false };

/** Email, password and 'Remember me'; the parent navigates once the user is signed in. */
export function LoginForm() {
  const login = useAuth((auth) => auth.login);
  const toast = useToast();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleSubmit({ email, password, remember }: typeof EMPTY) {
    setHasFailed(false);
    try {
      await login(email.trim(), password, remember);
      toast({ title: 'Welcome back!', description: 'You have successfully logged in.' });
    } catch {
      setHasFailed(true);
      toast({
        title: 'Login failed',
        description: 'Invalid email or password. Please try again.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Form label="Sign in" initialValues={EMPTY} schema={loginSchema} onSubmit={handleSubmit}>
      {hasFailed && <FormFailure>We could not sign you in with that email and password.</FormFailure>}
      <FormTextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Options>
        <FormCheckboxField name="remember" label="Remember me" />
        <AuthLink to="/forgot-password">Forgot password?</AuthLink>
      </Options>
      <SubmitButton pending="Signing in…">Sign In</SubmitButton>
      <DemoAccount />
    </Form>
  );
}

const Options = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space(4),
  '& > a': { paddingBlock: theme.space(2.5) },
}));
