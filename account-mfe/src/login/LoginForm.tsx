import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { EmailField, emailSchema, FormCheckboxField } from '@glow/shared/form';
import { boolean, object, string } from 'yup';
import { AuthLink } from '../components/AuthLink';
import { SentForm, SubmitButton } from '../components/submission';
import { PasswordField } from '../components/PasswordField';
import { DemoAccount } from './DemoAccount';

const EMPTY = { email: '', password: '', remember: false };

/** Validation of the login form (FORM-8). */
export const loginSchema = object({
  email: emailSchema(),
  password: string().required('Password is required'),
  remember: boolean(),
});

/** Email, password and 'Remember me'; the parent navigates once the user is signed in. */
export function LoginForm() {
  const login = useAuth((auth) => auth.login);
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');

  return (
    <SentForm
      label="Sign In"
      initialValues={EMPTY}
      schema={loginSchema}
      submit={({ email, password, remember }) => login(email, password, remember)}
      success={{ title: 'Welcome back!', description: 'You have successfully logged in.' }}
      failure={{ title: 'Login failed', description: 'Invalid email or password. Please try again.' }}
      advice="We could not sign you in with that email and password."
    >
      <EmailField autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Options>
        <FormCheckboxField name="remember" label="Remember me" />
        <AuthLink to="/forgot-password">Forgot password?</AuthLink>
      </Options>
      <SubmitButton pending="Signing in…">Sign In</SubmitButton>
      {isSimulated && <DemoAccount />}
    </SentForm>
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
