import { useTheme } from '@emotion/react';
import { Button, ButtonLink } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';
import { AuthLayout } from '../components/AuthLayout';
import { useReturnPath } from '../components/useReturnPath';

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
  const { colors, space } = useTheme();

  useEffect(() => heading.current?.focus(), []);

  return (
    <AuthLayout
      heading="Check Your Email"
      headingRef={heading}
      intro={
        <>
          If there is an account for <strong css={{ color: colors.ink, overflowWrap: 'anywhere' }}>{email}</strong>, a
          reset link is on its way.
        </>
      }
    >
      <ol
        css={{
          display: 'grid',
          gap: space(3),
          paddingLeft: space(5),
          '::marker': { color: colors.accent, fontWeight: 700 },
        }}
      >
        <li>Open the message from Glow; it can take a few minutes.</li>
        <li>Follow its link and choose a new password.</li>
        <li>Come back and sign in with it.</li>
      </ol>
      <div css={{ display: 'grid', gap: space(3) }}>
        <ButtonLink to="/login" state={from && { from }}>
          Back to Sign In
        </ButtonLink>
        <Button type="button" variant="secondary" onClick={onTryDifferentEmail}>
          Try Different Email
        </Button>
      </div>
      <p css={{ color: colors.textSoft, fontSize: 15 }}>
        Nothing in your inbox? Look in your spam folder, or{' '}
        <Button
          type="button"
          variant="quiet"
          onClick={onTryAgain}
          css={{ display: 'inline', minHeight: 0, padding: 0, fontSize: 'inherit' }}
        >
          try again
        </Button>
        . Demo store: no e-mail leaves this machine.
      </p>
    </AuthLayout>
  );
}
