import { useIsHydrated } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { Button } from '@glow/shared/ui';
import { useReturnPath } from '../AuthLink';
import { FormFailure } from '../submission';

/** The one way to sign in with an identity provider: its own page. */
export function ProviderSignIn() {
  const from = useReturnPath() ?? '/account';
  const [search] = useSearchParams();
  const hasFailed = useIsHydrated() && search.get('error') === 'oidc';

  function leave() {
    window.location.assign(`/api/auth/oidc/start?${new URLSearchParams({ from })}`);
  }

  return (
    <>
      {hasFailed && <FormFailure>The sign-in did not finish. Please try again.</FormFailure>}
      <p>The accounts of this shop are kept by its identity provider.</p>
      <Button type="button" fullWidth onClick={leave}>
        Continue with your account
      </Button>
    </>
  );
}
