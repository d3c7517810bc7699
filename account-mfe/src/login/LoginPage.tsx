import { lazyComponent, Page, useAnnounce } from '@glow/shared/app';
import { DEMO_ACCOUNT, useAuth } from '@glow/shared/auth';
import { Navigate } from '@glow/shared/router';
import styled from '@emotion/styled';
import { EmailField, emailSchema, FormCheckboxField } from '@glow/shared/form';
import { boolean, object, string } from 'yup';
import { Button, SpreadRow } from '@glow/shared/ui';
import { useFormikContext } from 'formik';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink, useReturnPath } from '../components/AuthLink';
import { OpenedLink } from '../components/OpenedLink';
import { SentForm, SubmitButton } from '../components/submission';
import { PasswordField } from '../components/PasswordField';

/** Validation of the login form (FORM-8). */
export const loginSchema = object({
  email: emailSchema(),
  password: string().required('Password is required'),
  remember: boolean(),
});

const ProviderSignIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/realAccounts')).ProviderSignIn,
);

/** Login; redirects a signed-in shopper to the return path or the account (AUTH-14). */
export function LoginPage() {
  const user = useAuth((auth) => auth.user);
  const isAtProvider = useAuth((auth) => auth.kind === 'oidc');
  const hasExpired = useAuth((auth) => auth.hasExpired);
  const from = useReturnPath();

  if (user) return <Navigate to={from ?? '/account'} replace />;
  return (
    <Page title="Sign In" description="Your orders, addresses and profile." isPrivate>
      <AuthLayout
        heading="Sign In"
        intro={
          <>
            {hasExpired && 'Your session has ended. Please sign in again. '}
            {!isAtProvider && (
              <>
                New to Glow? <AuthLink to="/signup">Create an account</AuthLink>
              </>
            )}
          </>
        }
      >
        <OpenedLink />
        {isAtProvider ? <ProviderSignIn /> : <LoginForm />}
      </AuthLayout>
    </Page>
  );
}

/** The parent navigates once the user is signed in. */
function LoginForm() {
  const login = useAuth((auth) => auth.login);
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');

  return (
    <SentForm
      label="Sign In"
      initialValues={{ email: '', password: '', remember: false }}
      schema={loginSchema}
      submit={({ email, password, remember }) => login(email, password, remember)}
      success={{ title: 'Welcome back!', description: 'You have successfully logged in.' }}
      failure={{ title: 'Login failed', description: 'Invalid email or password. Please try again.' }}
      advice="We could not sign you in with that email and password."
    >
      <EmailField autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Options gap={4}>
        <FormCheckboxField name="remember" label="Remember me" />
        <AuthLink to="/forgot-password">Forgot password?</AuthLink>
      </Options>
      <SubmitButton pending="Signing in…">Sign In</SubmitButton>
      {isSimulated && <DemoAccount />}
    </SentForm>
  );
}

const Options = styled(SpreadRow)(({ theme }) => ({
  rowGap: 0,
  '& > a': { paddingBlock: theme.space(2.5) },
}));

/** Shows the demo account's credentials, with a button that fills them in (AUTH-8). */
function DemoAccount() {
  const { values, setValues, setErrors } = useFormikContext<{ email: string; password: string }>();
  const announce = useAnnounce();

  function fill() {
    setErrors({});
    void setValues({ ...values, ...DEMO_ACCOUNT }, false);
    announce('Demo account filled in');
  }

  return (
    <Panel gap={3} as="aside" aria-label="Demo account">
      <div>
        <p>Email: {DEMO_ACCOUNT.email}</p>
        <p>Password: {DEMO_ACCOUNT.password}</p>
      </div>
      <Button type="button" variant="secondary" size="small" onClick={fill}>
        Fill demo account
      </Button>
    </Panel>
  );
}

const Panel = styled(SpreadRow)(({ theme }) => ({
  padding: `${theme.space(4)} min(${theme.space(5)}, 5.2vw)`,
  borderRadius: theme.radius.medium,
  background: theme.colors.sage,
  '& > div': { fontSize: theme.text.lg, lineHeight: 1.5, overflowWrap: 'anywhere' },
}));
