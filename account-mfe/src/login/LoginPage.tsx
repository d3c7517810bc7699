import { Page, lazyComponent } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Navigate } from '@glow/shared/router';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink, useReturnPath } from '../components/AuthLink';
import { LoginForm } from './LoginForm';

const ProviderSignIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/real/index')).ProviderSignIn,
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
        {isAtProvider ? <ProviderSignIn /> : <LoginForm />}
      </AuthLayout>
    </Page>
  );
}
