import styled from '@emotion/styled';
import { useToast, type ToastMessage } from '@glow/shared/toast';
import { Button, TextField } from '@glow/shared/ui';
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import { NewsletterFailures } from './NewsletterFailures';

interface NewsletterFormProps {
  /** Accessible name, needed when a page has two of these forms. */
  label?: string;
  /** The form's location, sent to the server. */
  source: string;
  interests?: string[];
  /** Whether to show the optional first name field. */
  hasFirstName?: boolean;
}

/** Duration of the confirmation box (NEWS-4). */
const SUCCESS_DURATION_MS = 5000;

/** What is said where there is no answer, or one that cannot be read (NEWS-5). */
const NO_ANSWER: ToastMessage = {
  title: 'Something went wrong',
  description: 'Please try again later or contact support.',
  variant: 'destructive',
};

/** Newsletter sign-up with the states and toasts of NEWS-2, NEWS-4 and NEWS-5; without JavaScript the server handles the form. */
export function NewsletterForm({
  label = 'Newsletter',
  source,
  interests = [],
  hasFirstName = false,
}: NewsletterFormProps) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [Success, setSuccess] = useState<ComponentType>();
  const [emailError, setEmailError] = useState<string>();
  const [failures, setFailures] = useState<ToastMessage[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const toast = useToast();

  useEffect(() => {
    if (!Success) return;
    const timer = setTimeout(() => setSuccess(undefined), SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [Success]);

  function showError(title: string, description: string) {
    setEmailError(description);
    emailInput.current?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    // read from the DOM, because input from before hydration is not in the state
    const fields = new FormData(form);
    const email = String(fields.get('email')).trim();
    const firstName = String(fields.get('firstName') ?? '').trim();
    setFailures([]);
    if (!email) return showError('Email required', 'Please enter your email address.');
    if (!EMAIL_PATTERN.test(email)) return showError('Invalid email', 'Please enter a valid email address.');
    // the button is about to be disabled and would lose the focus, so its container takes it (A11Y-6)
    container.current?.focus({ preventScroll: true });
    setIsSubmitting(true);
    try {
      const { subscribe, NewsletterSuccess } = await import(/* webpackChunkName: "newsletter" */ './submission');
      const messages = await subscribe({ email, ...(firstName && { firstName }), interests, source });
      const failed = messages.filter(({ variant }) => variant === 'destructive');
      messages.forEach(toast);
      setFailures(failed);
      if (failed.length === 0) {
        setSuccess(() => NewsletterSuccess);
        form.reset();
      }
    } catch (error) {
      console.error('Newsletter sign-up failed', error);
      toast(NO_ANSWER);
      setFailures([NO_ANSWER]);
    }
    setIsSubmitting(false);
  }

  return (
    <Frame ref={container} tabIndex={-1}>
      <SignUpForm
        method="post"
        action="/newsletter"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        aria-label={label}
        isHidden={Boolean(Success)}
      >
        <input type="hidden" name="source" value={source} />
        {interests.map((interest) => (
          <input key={interest} type="hidden" name="interests" value={interest} />
        ))}
        {hasFirstName && <TextField label="First name (optional)" name="firstName" autoComplete="given-name" />}
        <TextField
          ref={emailInput}
          label="Email address"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          spellCheck={false}
          error={emailError}
          onInput={() => setEmailError(undefined)}
        />
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Subscribing...' : 'Subscribe'}
        </Button>
        <NewsletterFailures failures={failures} />
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
