import { Page, lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Navigate } from '@glow/shared/router';
import { LoadError } from '@glow/shared/ui';
import { useState } from 'react';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink, useReturnPath } from '../components/AuthLink';
import { SignupForm } from './SignupForm';

const ConfirmationSent = lazyComponent<{ email: string }>(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/real/index')).ConfirmationSent,
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
