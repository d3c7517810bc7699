import { useTheme } from '@emotion/react';
import { EMAIL_PATTERN } from '../validation/emailPattern';
import { useToast } from '@glow/shared/toast';
import { Button, TextField } from '@glow/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { subscribe } from './subscribe';

interface NewsletterFormProps {
  /** Names the form where a page holds two of them. */
  label?: string;
  /** Where the form stands, as sent to the server. */
  source: string;
  interests?: string[];
  /** Whether the optional first name is asked for. */
  hasFirstName?: boolean;
}

/** How long the confirmation box is shown, in milliseconds (specification §9). */
const SUCCESS_DURATION = 5000;

type Step = 'idle' | 'submitting' | 'success';

/** Newsletter sign-up with the states and toasts of specification §4, §5 and §8; without JavaScript the server's page answers it. */
export function NewsletterForm({ label = 'Newsletter', source, interests = [], hasFirstName = false }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [firstName, setFirstName] = useState('');
  const [step, setStep] = useState<Step>('idle');
  const [isInvalid, setIsInvalid] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const { space } = useTheme();

  useEffect(() => {
    if (step !== 'success') return;
    const timer = setTimeout(() => setStep('idle'), SUCCESS_DURATION);
    return () => clearTimeout(timer);
  }, [step]);

  function refuse(title: string, description: string) {
    setIsInvalid(true);
    emailInput.current?.focus();
    toast({ title, description, variant: 'destructive' });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (step === 'submitting') return;
    const address = email.trim();
    if (!address) return refuse('Email required', 'Please enter your email address.');
    if (!EMAIL_PATTERN.test(address)) return refuse('Invalid email', 'Please enter a valid email address.');
    setStep('submitting');
    setStep((await send(address)) ? 'success' : 'idle');
  }

  async function send(address: string): Promise<boolean> {
    try {
      const name = firstName.trim();
      const answer = await subscribe({ email: address, ...(name && { firstName: name }), interests, source });
      if (answer.success) {
        toast({ title: 'Successfully subscribed!', description: answer.message });
        setEmail('');
        setFirstName('');
        return true;
      }
      const failures = answer.errors?.length ? answer.errors : [answer];
      failures.forEach(({ message }) => toast({ title: 'Subscription failed', description: message, variant: 'destructive' }));
    } catch (error) {
      console.error('Newsletter sign-up failed', error);
      toast({ title: 'Something went wrong', description: 'Please try again later or contact support.', variant: 'destructive' });
    }
    return false;
  }

  if (step === 'success') return <Confirmation />;
  return (
    <form
      method="post"
      action="/newsletter"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      aria-label={label}
      css={{ display: 'grid', gap: space(3), width: '100%', maxWidth: 480 }}
    >
      <input type="hidden" name="source" value={source} />
      {interests.map((interest) => (
        <input key={interest} type="hidden" name="interests" value={interest} />
      ))}
      {hasFirstName && (
        <TextField label="First name (optional)" name="firstName" autoComplete="given-name" value={firstName} onChange={(event) => setFirstName(event.target.value)} />
      )}
      <TextField
        ref={emailInput}
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        enterKeyHint="send"
        spellCheck={false}
        value={email}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          setEmail(event.target.value);
          setIsInvalid(false);
        }}
      />
      <Button type="submit" disabled={step === 'submitting'}>
        {step === 'submitting' ? 'Subscribing...' : 'Subscribe'}
      </Button>
    </form>
  );
}

function Confirmation() {
  const { colors, space, radius } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(1), width: '100%', maxWidth: 480, padding: space(6), borderRadius: radius.medium, background: colors.successSoft, color: colors.success }}>
      <p css={{ fontWeight: 700 }}>Successfully subscribed!</p>
      <p>Check your email for confirmation.</p>
    </div>
  );
}
