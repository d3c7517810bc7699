import styled from '@emotion/styled';
import { useToast, type ToastMessage } from '@glow/shared/toast';
import { Button, TextField } from '@glow/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import { NewsletterFailures } from './NewsletterFailures';
import { subscribe } from './subscribe';
import { NewsletterSuccess } from './NewsletterSuccess';

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

type Step = 'idle' | 'submitting' | 'success';

/** Newsletter sign-up with the states and toasts of NEWS-2, NEWS-4 and NEWS-5; without JavaScript the server handles the form. */
export function NewsletterForm({
  label = 'Newsletter',
  source,
  interests = [],
  hasFirstName = false,
}: NewsletterFormProps) {
  const [step, setStep] = useState<Step>('idle');
  const [emailError, setEmailError] = useState<string>();
  const [failures, setFailures] = useState<ToastMessage[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const toast = useToast();

  useEffect(() => {
    if (step !== 'success') return;
    const timer = setTimeout(() => setStep('idle'), SUCCESS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [step]);

  function showError(title: string, description: string) {
    setEmailError(description);
    emailInput.current?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === 'submitting') return;
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
    setStep('submitting');
    const messages = await subscribe({ email, ...(firstName && { firstName }), interests, source });
    const failed = messages.filter(({ variant }) => variant === 'destructive');
    messages.forEach(toast);
    setFailures(failed);
    setStep(failed.length > 0 ? 'idle' : 'success');
    if (failed.length === 0) form.reset();
  }

  return (
    <Frame ref={container} tabIndex={-1}>
      <SignUpForm
        method="post"
        action="/newsletter"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        aria-label={label}
        isHidden={step === 'success'}
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
        <Button type="submit" disabled={step === 'submitting'}>
          {step === 'submitting' ? 'Subscribing...' : 'Subscribe'}
        </Button>
        <NewsletterFailures failures={failures} />
      </SignUpForm>
      {step === 'success' && <NewsletterSuccess />}
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
