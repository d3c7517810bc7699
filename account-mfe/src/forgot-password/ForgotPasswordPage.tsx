import styled from '@emotion/styled';
import { lazyComponent, Page, useIsHydrated } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Navigate, useSearchParams } from '@glow/shared/router';
import { LoadError } from '@glow/shared/ui';
import { useState } from 'react';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink } from '../components/AuthLink';
import { ResetForm } from './ResetForm';
import { ResetSent } from './ResetSent';

const NewPassword = lazyComponent<{ token: string }>(
  async () => (await import(/* webpackChunkName: "new-password" */ '../components/real/NewPassword')).NewPassword,
  { fallback: LoadError },
);

/** Password reset: form and confirmation (ACC-10). */
export function ForgotPasswordPage() {
  const [view, setView] = useState<'form' | 'sent' | 'form again'>('form');
  const [email, setEmail] = useState('');
  const kind = useAuth((auth) => auth.kind);
  const [search] = useSearchParams();
  // the server renders the page without the token of a link
  const isHydrated = useIsHydrated();
  const token = isHydrated && kind === 'local' && search.get('token');

  function showSent(sentTo: string) {
    setEmail(sentTo);
    setView('sent');
  }

  function showForm(startWith: string) {
    setEmail(startWith);
    setView('form again');
  }

  if (kind === 'oidc') return <Navigate to="/login" replace />;
  if (token) {
    return (
      <Page title="Choose a new password" isPrivate>
        <AuthLayout heading="Choose a new password" intro="Then sign in with it.">
          <NewPassword token={token} />
        </AuthLayout>
      </Page>
    );
  }
  if (view === 'sent') {
    return (
      <Page title="Check your email" isPrivate>
        <ResetSent email={email} onTryAgain={() => showForm(email)} onTryDifferentEmail={() => showForm('')} />
      </Page>
    );
  }
  return (
    <Page title="Reset your password" description="Ask for a link to choose a new password." isPrivate>
      <AuthLayout
        heading="Forgot your password?"
        intro="Tell us your email and we will send you a link to choose a new one."
      >
        <ResetForm email={email} takesFocus={view === 'form again'} onSent={showSent} />
        <BackLink to="/login">Back to Sign In</BackLink>
      </AuthLayout>
    </Page>
  );
}

const BackLink = styled(AuthLink)({ justifySelf: 'center' });
