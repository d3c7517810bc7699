import styled from '@emotion/styled';
import { useAuth, type User } from '@glow/shared/auth';
import { Form } from '@glow/shared/form';
import { useToast } from '@glow/shared/toast';
import { Button, Modal, Row } from '@glow/shared/ui';
import { useState } from 'react';
import { PasswordField } from '../PasswordField';
import { FormFailure, SubmitButton, useSubmission } from '../submission';

/** What a real account can do besides changing its profile. */
export function AccountActions({ user }: { user: User }) {
  const logoutEverywhere = useAuth((auth) => auth.logoutEverywhere);
  const sendVerification = useAuth((auth) => auth.sendVerification);
  const hasPassword = useAuth((auth) => auth.kind === 'local');
  const [isDeleting, setIsDeleting] = useState(false);
  const toast = useToast();

  async function run(action: (() => Promise<void>) | undefined, title: string) {
    try {
      await action?.();
      toast({ title });
    } catch (error) {
      const { reason = 'Please try again.' } = error as { reason?: string };
      toast({ title: 'That did not work', description: reason, variant: 'destructive' });
    }
  }

  return (
    <>
      {!user.emailVerified && hasPassword && (
        <Row gap={3}>
          <p>Your email address is not confirmed yet.</p>
          <Button type="button" variant="secondary" size="small" onClick={() => run(sendVerification, 'Message sent')}>
            Send again
          </Button>
        </Row>
      )}
      <Row gap={3}>
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
        {hasPassword && (
          <Button type="button" variant="quiet" size="small" onClick={() => setIsDeleting(true)}>
            Delete account
          </Button>
        )}
      </Row>
      <Modal isOpen={isDeleting} onClose={() => setIsDeleting(false)} heading="Delete your account?">
        <Deletion />
      </Modal>
    </>
  );
}

const FAILURE = 'Your account is not deleted. Please try again.';

function Deletion() {
  const deleteAccount = useAuth((auth) => auth.deleteAccount);
  const { hasFailed, reason, handleSubmit } = useSubmission(
    async ({ password }: { password: string }) => deleteAccount?.(password),
    { title: 'Account deleted' },
    { title: 'Error', description: FAILURE },
  );
  return (
    <Frame>
      <p>Your addresses, cards, wishlist and cart are deleted, and you are signed out on all devices.</p>
      <Form label="Delete account" initialValues={{ password: '' }} onSubmit={handleSubmit}>
        {hasFailed && <FormFailure>{reason ?? FAILURE}</FormFailure>}
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton pending="Deleting…">Delete Account</SubmitButton>
      </Form>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(5), padding: theme.space(6) }));
