import { Page } from '@glow/shared/app';
import { useAuth } from '@glow/shared/auth';
import { Navigate } from '@glow/shared/router';
import { AuthLayout } from '../components/AuthLayout';
import { AuthLink } from '../components/AuthLink';
import { SignupForm } from './SignupForm';

/** Registration; redirects a signed-in shopper to the account (ACC-9). */
export function SignupPage() {
  const user = useAuth((auth) => auth.user);
  if (user) return <Navigate to="/account" replace />;
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
        <SignupForm />
      </AuthLayout>
    </Page>
  );
}
