import styled from '@emotion/styled';
import { Button, TextField, useTimer } from '@glow/shared/ui';
import { LONGEST_NAME } from '@glow/shared/validation';
import { useState, type ComponentType } from 'react';
import { NewsletterFailures } from './NewsletterFailures';
import { useSubscription } from './useSubscription';

interface NewsletterFormProps {
  /** Accessible name, needed if a page has two of these forms. */
  label?: string;
  /** The form's location, sent to the server. */
  source: string;
  interests?: string[];
  hasFirstName?: boolean;
  /** Whether field and button are on one line; the form's place has the styles for this. */
  isSlim?: boolean;
}

/** Duration of the confirmation box (NEWS-4). */
const SUCCESS_DURATION_MS = 5000;

/** Newsletter sign-up (NEWS-2, NEWS-4, NEWS-5). */
export function NewsletterForm({
  label = 'Newsletter',
  source,
  interests = [],
  hasFirstName = false,
  isSlim = false,
}: NewsletterFormProps) {
  const [Success, setSuccess] = useState<ComponentType>();
  const { isSubmitting, emailField, failures, container, handleSubmit } = useSubscription({
    source,
    interests,
    onSuccess: ({ NewsletterSuccess }) => setSuccess(() => NewsletterSuccess),
  });

  useTimer(Success, SUCCESS_DURATION_MS, () => setSuccess(undefined));

  return (
    <Frame ref={container} tabIndex={-1}>
      <SignUpForm
        // the browser itself sends nothing, which would leave the page
        method="dialog"
        noValidate
        onSubmit={handleSubmit}
        aria-label={label}
        isHidden={Boolean(Success)}
      >
        {hasFirstName && (
          <TextField
            label="First name (optional)"
            name="firstName"
            autoComplete="given-name"
            maxLength={LONGEST_NAME}
          />
        )}
        <TextField {...emailField} placeholder={isSlim ? emailField.label : undefined} />
        <Button type="submit" variant={isSlim ? 'quiet' : 'primary'} disabled={isSubmitting}>
          {isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </Button>
        <NewsletterFailures failures={failures} />
        <noscript>This form needs JavaScript to be sent.</noscript>
      </SignUpForm>
      {Success && <Success />}
    </Frame>
  );
}

// the confirmation covers the form at the same size, to avoid a layout shift
const Frame = styled.div({
  display: 'grid',
  width: '100%',
  maxWidth: '30rem',
  outline: 'none',
  '& > *': { gridArea: '1 / 1' },
});

const SignUpForm = styled.form<{ isHidden: boolean }>(({ theme, isHidden }) => ({
  display: 'grid',
  gap: theme.space(3),
  visibility: isHidden ? 'hidden' : undefined,
}));
