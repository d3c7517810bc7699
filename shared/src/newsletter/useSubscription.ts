import { useToast, type ToastMessage } from '@glow/shared/toast';
import { EMAIL_PATTERN } from '@glow/shared/validation';
import type { TextField } from '@glow/shared/ui';
import { useRef, useState, type ComponentProps, type ComponentType, type FormEvent } from 'react';
import type { NewsletterSubscription } from './submission';

interface SubscriptionOptions extends Pick<NewsletterSubscription, 'source' | 'interests'> {
  /** Title of the success toast; by default the newsletter's (NEWS-5). */
  successTitle?: string;
  /** Called when the server has accepted the sign-up, with the code that was loaded for it. */
  onSuccess(submission: { NewsletterSuccess: ComponentType }): void;
}

/** Shown if there is no answer, or an unreadable one (NEWS-5). */
const NO_ANSWER: ToastMessage = {
  title: 'Something went wrong',
  description: 'Please try again later or contact support.',
  variant: 'destructive',
};

/** Sends `email` and an optional `firstName` to `/api/newsletter/subscribe`; states and toasts of NEWS-2 and NEWS-5. */
export function useSubscription({ source, interests, successTitle, onSuccess }: SubscriptionOptions) {
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [emailError, setEmailError] = useState<string>();
  const [failures, setFailures] = useState<ToastMessage[]>([]);
  const container = useRef<HTMLDivElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const toast = useToast();

  function showError(title: string, description: string) {
    setEmailError(description);
    emailInput.current?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  async function submit(form: HTMLFormElement) {
    if (isSubmitting) return;
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
      const submission = await import(/* webpackChunkName: "newsletter" */ './submission');
      const subscription = { email, ...(firstName && { firstName }), interests, source };
      const messages = await submission.subscribe(subscription, successTitle);
      const failed = messages.filter(({ variant }) => variant === 'destructive');
      messages.forEach(toast);
      setFailures(failed);
      if (failed.length === 0) {
        onSuccess(submission);
        form.reset();
      }
    } catch (error) {
      console.error('Newsletter sign-up failed', error);
      toast(NO_ANSWER);
      setFailures([NO_ANSWER]);
    }
    setIsSubmitting(false);
  }

  return {
    isSubmitting,
    /** The field shows its error until it is edited. */
    emailField: {
      ref: emailInput,
      label: 'Email address',
      type: 'email',
      name: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      enterKeyHint: 'send',
      spellCheck: false,
      error: emailError,
      onInput: () => setEmailError(undefined),
    } satisfies ComponentProps<typeof TextField>,
    /** The failures of the last attempt (NEWS-6). */
    failures,
    /** Takes the focus while the button is disabled; needs a `tabIndex` of -1. */
    container,
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
