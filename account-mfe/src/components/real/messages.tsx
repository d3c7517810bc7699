import styled from '@emotion/styled';
import { useIsHydrated } from '@glow/shared/app';
import { useSearchParams } from '@glow/shared/router';
import { Button } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { AuthLink, useReturnPath } from '../AuthLink';
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

/** After signing up: the address is confirmed first. */
export function ConfirmationSent({ email }: { email: string }) {
  return (
    <p role="status">
      We have sent a message to <strong>{email}</strong>. Follow its link to confirm your address, then sign in.
    </p>
  );
}

/** What the page that the link of a message has led to says of it, by the page's `link` parameter. */
const LINK_NOTES: Partial<Record<string, ReactNode>> = {
  opened: (
    <>
      Sign in to confirm your address. Do you not know this account’s password?{' '}
      <AuthLink to="/forgot-password?link=opened">Choose a new one</AuthLink>
    </>
  ),
  other: 'This link confirms the address of another account. Sign out, then sign in with that address.',
  ended: 'This link was used before or is too old. Your profile has a new one sent, once you are signed in.',
};

/** What has become of the link that was opened; nothing if none was. */
export function LinkNote() {
  const [search] = useSearchParams();
  const note = LINK_NOTES[search.get('link') ?? ''];
  return note ? <Note role="status">{note}</Note> : null;
}

const Note = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.sage,
  fontSize: theme.text.lg,
}));
