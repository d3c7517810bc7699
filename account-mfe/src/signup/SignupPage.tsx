import { BRAND, lazyComponent, Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Link, Navigate } from '@glow/shared/router';
import { LoadError, Stack } from '@glow/shared/ui';
import { useState } from 'react';
import styled from '@emotion/styled';
import { EmailField, emailSchema, FormCheckboxField, FormTextField } from '@glow/shared/form';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink, useReturnPath } from '../components/AuthLink';
import { SentForm, SubmitButton } from '../components/submission';
import { PasswordField } from '../components/PasswordField';
import { PasswordRules, passwordSchema } from '../components/PasswordRules';
import { boolean, object, ref, string } from 'yup';

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

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '', terms: false };

const ConfirmationSent = lazyComponent<{ email: string }>(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/realAccounts')).ConfirmationSent,
  { fallback: LoadError },
);

/** Registration; redirects a signed-in shopper to the account (ACC-9). */
export function SignupPage() {
  const user = useAuth((auth) => auth.user);
  const isAtProvider = useAuth((auth) => auth.kind === 'oidc');
  const from = useReturnPath();
  const [sentTo, setSentTo] = useState<string>();
  if (user) return <Navigate to="/account" replace />;
  if (isAtProvider) return <Navigate to="/login" state={from && { from }} replace />;
  return (
    <Page
      title="Create an account"
      description="Create a Glow account to keep your orders, addresses and profile together."
      isPrivate
    >
      <AuthLayout
        heading="Create an account"
        intro={
          <>
            Already have one? <AuthLink to="/login">Sign In</AuthLink>
          </>
        }
      >
        {sentTo ? <ConfirmationSent email={sentTo} /> : <SignupForm onSent={setSentTo} />}
      </AuthLayout>
    </Page>
  );
}

/** The parent navigates once the user is signed in. The address of a real account is confirmed first. */
function SignupForm({ onSent }: { onSent(email: string): void }) {
  const signup = useAuth((auth) => auth.signup);
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');
  const success = isSimulated
    ? { title: 'Account created successfully!', description: `Welcome to ${BRAND}. You're now logged in.` }
    : { title: 'Confirm your address', description: 'We have sent you a message with a link.' };

  return (
    <SentForm
      label="Create an account"
      initialValues={EMPTY}
      schema={signupSchema}
      submit={({ firstName, lastName, email, phone, password }) =>
        signup({ firstName, lastName, email, password, phone: phone || undefined })
      }
      success={success}
      failure={{
        title: 'Registration failed',
        description: 'There was an error creating your account. Please try again.',
      }}
      advice="Your account was not created yet. Everything you typed is still here."
      onSuccess={({ email }) => isSimulated || onSent(email)}
    >
      {({ values }) => (
        <>
          <NameFields gap={5}>
            <FormTextField name="firstName" label="First name" autoComplete="given-name" autoCapitalize="words" />
            <FormTextField name="lastName" label="Last name" autoComplete="family-name" autoCapitalize="words" />
          </NameFields>
          <FormTextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
          {/* directly before the password, where password managers look for the username */}
          <EmailField />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={<PasswordRules password={values.password} />}
          />
          <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
          <FormCheckboxField
            name="terms"
            label={
              <>
                I accept the{' '}
                <Link to="/terms" target="_blank" rel="noopener">
                  terms and conditions
                </Link>{' '}
                (opens in a new tab)
              </>
            }
          />
          <SubmitButton pending="Creating your account…">Create Account</SubmitButton>
        </>
      )}
    </SentForm>
  );
}

const NameFields = styled(Stack)(({ theme }) => ({
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr' },
}));
