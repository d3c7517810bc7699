import { Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Link, Navigate, useLocation, useSearchParams } from '@glow/shared/router';
import { AuthLayout } from '../components/AuthLayout';
import { LoginForm } from './LoginForm';
import { safeReturnPath } from './safeReturnPath';

/** Login: a signed-in shopper goes on to where they came from, or to the account (specification §2, §9). */
export function LoginPage() {
  const user = useAuth((auth) => auth.user);
  const { state } = useLocation();
  const [search] = useSearchParams();
  const from = safeReturnPath(state?.from ?? search.get('from')) ?? '/account';

  if (user) return <Navigate to={from} replace />;
  return (
    <Page title="Sign in" description="Sign in to see your orders, addresses and profile." isPrivate>
      <AuthLayout
        heading="Sign in"
        intro={
          <>
            New to Glow? <Link to="/signup">Create an account</Link>
          </>
        }
      >
        <LoginForm />
      </AuthLayout>
    </Page>
  );
}
