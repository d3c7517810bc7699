import styled from '@emotion/styled';
import { lazyComponent, Page, useIsHydrated } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Navigate, useSearchParams } from '@glow/shared/router';
import { Button, LoadError, Stack } from '@glow/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@glow/shared/navigation';
import { usePolicy } from '@glow/shared/page-data';
import { EmailField, emailSchema } from '@glow/shared/form';
import { object } from 'yup';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink, useReturnPath } from '../components/AuthLink';
import { SentForm, SubmitButton } from '../components/submission';

/** Validation of the reset form (FORM-8). */
export const forgotPasswordSchema = object({ email: emailSchema() });

const NewPassword = lazyComponent<{ token: string }>(
  async () => (await import(/* webpackChunkName: "new-password" */ '../components/NewPassword')).NewPassword,
  { fallback: LoadError },
);

/** For a person who opened the link that confirms an address, but does not know its account's password. */
const OPENED = 'It confirms your address. Whatever somebody else has kept in this account is removed.';

/** Password reset: form and confirmation (ACC-10). */
export function ForgotPasswordPage() {
  const [[view, email], show] = useState<[view: 'form' | 'sent' | 'form again', email: string]>(['form', '']);
  const kind = useAuth((auth) => auth.kind);
  const [search] = useSearchParams();
  const isOpened = search.get('link') === 'opened';
  // the server renders the page without the token of a link
  const isHydrated = useIsHydrated();
  const token = isHydrated && kind === 'local' && (search.get('token') ?? (isOpened ? '' : undefined));

  if (kind === 'oidc') return <Navigate to="/login" replace />;
  if (typeof token === 'string') {
    return (
      <Page title="Choose a new password" isPrivate>
        <AuthLayout heading="Choose a new password" intro={isOpened ? OPENED : 'Then sign in with it.'}>
          <NewPassword token={token} />
        </AuthLayout>
      </Page>
    );
  }
  if (view === 'sent') {
    return (
      <Page title="Check your email" isPrivate>
        <ResetSent email={email} onTryAgain={(startWith) => show(['form again', startWith])} />
      </Page>
    );
  }
  return (
    <Page title="Reset your password" description="Ask for a link to choose a new password." isPrivate>
      <AuthLayout
        heading="Forgot your password?"
        intro="Tell us your email and we will send you a link to choose a new one."
      >
        <ResetForm email={email} takesFocus={view === 'form again'} onSent={(sentTo) => show(['sent', sentTo])} />
        <BackLink to="/login">Back to Sign In</BackLink>
      </AuthLayout>
    </Page>
  );
}

const BackLink = styled(AuthLink)({ justifySelf: 'center' });

/** Confirmation after a reset link was requested, with the next steps (ACC-10). */
function ResetSent({ email, onTryAgain }: { email: string; onTryAgain(email: string): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useReturnPath();
  // simulated accounts send no email
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');
  const sendsMail = usePolicy().sendsMail && !isSimulated;

  useEffect(() => heading.current?.focus(), []);

  return (
    <AuthLayout
      heading="Check Your Email"
      headingRef={heading}
      intro={
        <>
          If there is an account for <Recipient>{email}</Recipient>, a reset link is on its way.
        </>
      }
    >
      <Steps gap={3}>
        <li>Open the message from Glow; it can take a few minutes.</li>
        <li>Follow its link and choose a new password.</li>
        <li>Come back and sign in with it.</li>
      </Steps>
      <Stack gap={3}>
        <ButtonLink to="/login" state={from && { from }}>
          Back to Sign In
        </ButtonLink>
        <Button type="button" variant="secondary" onClick={() => onTryAgain('')}>
          Try Different Email
        </Button>
      </Stack>
      <Help>
        Nothing in your inbox? Look in your spam folder, or{' '}
        <InlineButton type="button" variant="quiet" onClick={() => onTryAgain(email)}>
          try again
        </InlineButton>
        .{!sendsMail && ' Demo store: no email leaves this machine.'}
      </Help>
    </AuthLayout>
  );
}

const Recipient = styled.strong(({ theme }) => ({ color: theme.colors.ink, overflowWrap: 'anywhere' }));

const Steps = styled(Stack.withComponent('ol'))(({ theme }) => ({
  paddingLeft: theme.space(5),
  'li::marker': { color: theme.colors.accent, fontWeight: theme.weight.bold },
}));

const Help = styled.p(({ theme }) => ({ color: theme.colors.textSoft, fontSize: theme.text.lg }));

const InlineButton = styled(Button)({ display: 'inline', minHeight: 0, padding: 0, fontSize: 'inherit' });

/** Requests a reset link; the result is the same whether or not the account exists (AUTH-11). */
function ResetForm({ email, takesFocus, onSent }: { email: string; takesFocus: boolean; onSent(email: string): void }) {
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
