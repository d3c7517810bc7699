import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { ButtonLink } from '@glow/shared/navigation';
import { usePolicy } from '@glow/shared/page-data';
import { Button, Stack } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';
import { AuthLayout } from '../components/AuthLayout';
import { useReturnPath } from '../components/AuthLink';

interface ResetSentProps {
  email: string;
  /** Back to the form with the same email. */
  onTryAgain(): void;
  /** Back to an empty form. */
  onTryDifferentEmail(): void;
}

/** Confirmation after a reset link was requested, with the next steps (ACC-10). */
export function ResetSent({ email, onTryAgain, onTryDifferentEmail }: ResetSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useReturnPath();
  // simulated accounts send none
  const isSimulated = useAuth((auth) => auth.kind === 'simulated');
  const sendsMail = usePolicy().sendsMail && !isSimulated;

  useEffect(() => heading.current?.focus(), []);

  return (
    <AuthLayout
      heading="Check Your Email"
      headingRef={heading}
      intro={
        <>
          If there is an account for <Recipient>{email}</Recipient>, a reset link is on its way.
        </>
      }
    >
      <Steps>
        <li>Open the message from Glow; it can take a few minutes.</li>
        <li>Follow its link and choose a new password.</li>
        <li>Come back and sign in with it.</li>
      </Steps>
      <Stack gap={3}>
        <ButtonLink to="/login" state={from && { from }}>
          Back to Sign In
        </ButtonLink>
        <Button type="button" variant="secondary" onClick={onTryDifferentEmail}>
          Try Different Email
        </Button>
      </Stack>
      <Help>
        Nothing in your inbox? Look in your spam folder, or{' '}
        <InlineButton type="button" variant="quiet" onClick={onTryAgain}>
          try again
        </InlineButton>
        .{!sendsMail && ' Demo store: no email leaves this machine.'}
      </Help>
    </AuthLayout>
  );
}

const Recipient = styled.strong(({ theme }) => ({ color: theme.colors.ink, overflowWrap: 'anywhere' }));

const Steps = styled.ol(({ theme }) => ({
  display: 'grid',
  gap: theme.space(3),
  paddingLeft: theme.space(5),
  'li::marker': { color: theme.colors.accent, fontWeight: theme.weight.bold },
}));

const Help = styled.p(({ theme }) => ({ color: theme.colors.textSoft, fontSize: theme.text.lg }));

const InlineButton = styled(Button)({ display: 'inline', minHeight: 0, padding: 0, fontSize: 'inherit' });
