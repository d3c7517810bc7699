import styled from '@emotion/styled';
import { useIsHydrated } from '@glow/shared/app';
import { useAuth, type User } from '@glow/shared/auth';
import { useSearchParams } from '@glow/shared/router';
import { Button, Modal, Row } from '@glow/shared/ui';
import { useState, type ReactNode } from 'react';
import { AuthLink, useReturnPath } from './AuthLink';
import { failure } from './failure';
import { PasswordField } from './PasswordField';
import { FormFailure, SentForm, SubmitButton } from './submission';
import { useToldAction } from './useToldAction';

/** What the page says of a sign-in that did not finish, by the `reason` parameter. */
const FAILURES: Partial<Record<string, string>> = {
  claim: 'Your account at the provider has no email address that this store can use. Add one there, then try again.',
  denied: 'The provider did not allow the sign-in. Please try again, or use another account.',
};

/** The one way to sign in with an identity provider: its own page. */
export function ProviderSignIn() {
  const from = useReturnPath() ?? '/account';
  const [search] = useSearchParams();
  const hasFailed = useIsHydrated() && search.get('error') === 'oidc';
  const page = `/api/auth/oidc/start?${new URLSearchParams({ from })}`;

  return (
    <>
      {hasFailed && (
        <FormFailure>
          {FAILURES[search.get('reason') ?? ''] ?? 'The sign-in did not finish. Please try again.'}
        </FormFailure>
      )}
      <p>The accounts of this shop are kept by its identity provider.</p>
      <Button type="button" fullWidth onClick={() => window.location.assign(page)}>
        Continue with your account
      </Button>
    </>
  );
}

/** After signing up: the address is confirmed first. */
export function ConfirmationSent({ email }: { email: string }) {
  return (
    <p role="status">
      Follow the link of our message to <strong>{email}</strong> to confirm your address, then sign in. If none comes,
      ask again in an hour.
    </p>
  );
}

/** What a page says of the confirmation link that led to it, by its `link` parameter. */
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
  return note ? <LinkNotice role="status">{note}</LinkNotice> : null;
}

const LinkNotice = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.sage,
  fontSize: theme.text.lg,
}));

export function AccountActions({ user }: { user: User }) {
  const logoutEverywhere = useAuth((auth) => auth.logoutEverywhere);
  const sendVerification = useAuth((auth) => auth.sendVerification);
  const hasPassword = useAuth((auth) => auth.kind === 'local');
  const [isDeleting, setIsDeleting] = useState(false);
  const act = useToldAction();

  function run(action: (() => Promise<void>) | undefined, title: string) {
    void act(() => action?.(), { success: { title }, failure });
  }

  return (
    <>
      {!user.emailVerified && hasPassword && (
        <Actions gap={3}>
          <p>Your email address is not confirmed yet.</p>
          <Button type="button" variant="secondary" size="small" onClick={() => run(sendVerification, 'Message sent')}>
            Send again
          </Button>
        </Actions>
      )}
      <Actions gap={3}>
        <a href="/api/account/export" download>
          Export my data
        </a>
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => run(logoutEverywhere, 'Signed out everywhere')}
        >
          Sign out everywhere
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={() => setIsDeleting(true)}>
          Delete account
        </Button>
      </Actions>
      <Modal isOpen={isDeleting} onClose={() => setIsDeleting(false)} heading="Delete your account?">
        <Deletion email={user.email} hasPassword={hasPassword} />
      </Modal>
    </>
  );
}

function Deletion({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const deleteAccount = useAuth((auth) => auth.deleteAccount);
  return (
    <Frame>
      <p>Your addresses, cards, wishlist and cart are deleted, and you are signed out on all devices.</p>
      <SentForm
        label="Delete account"
        initialValues={{ password: '' }}
        submit={({ password }) => deleteAccount?.(hasPassword ? password : undefined)}
        success={{ title: 'Account deleted' }}
        failure={failure}
      >
        {hasPassword && (
          <>
            {/* tells password managers whose password it is */}
            <input hidden readOnly name="username" autoComplete="username" value={email} />
            <PasswordField name="password" label="Password" autoComplete="current-password" />
          </>
        )}
        <SubmitButton pending="Deleting…">Delete Account</SubmitButton>
      </SentForm>
    </Frame>
  );
}

const Actions = styled(Row)({ alignItems: 'center' });

const Frame = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(5), padding: theme.space(6) }));
