import styled from '@emotion/styled';
import { useAuth, type User } from '@glow/shared/auth';
import { Button, Modal, Row } from '@glow/shared/ui';
import { useState } from 'react';
import { PasswordField } from '../PasswordField';
import { SentForm, SubmitButton } from '../submission';
import { useToldAction } from '../useToldAction';
import { FAILURE } from './failure';

export function AccountActions({ user }: { user: User }) {
  const logoutEverywhere = useAuth((auth) => auth.logoutEverywhere);
  const sendVerification = useAuth((auth) => auth.sendVerification);
  const hasPassword = useAuth((auth) => auth.kind === 'local');
  const [isDeleting, setIsDeleting] = useState(false);
  const act = useToldAction();

  function run(action: (() => Promise<void>) | undefined, title: string) {
    void act(() => action?.(), { success: { title }, failure: FAILURE });
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
        failure={FAILURE}
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
