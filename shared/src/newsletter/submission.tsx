import styled from '@emotion/styled';
import type { ToastMessage } from '@glow/shared/toast';
import { Stack } from '@glow/shared/ui';

// this code is loaded when the form is sent

/** Body of `POST /api/newsletter/subscribe` (API-1). */
export interface NewsletterSubscription {
  email: string;
  firstName?: string;
  interests: string[];
  source: string;
}

/** Returns the toasts (NEWS-5): one success, or each failure in order. Rejects without an answer of the store. */
export async function subscribe(
  subscription: NewsletterSubscription,
  successTitle = 'Successfully subscribed!',
): Promise<ToastMessage[]> {
  const response = await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  const answer: { success: boolean; message: string; errors?: { message: string }[] } = await response.json();
  const { success, message, errors } = answer;
  if (success) return [{ title: successTitle, description: message }];
  if (success !== false) throw new Error(message);
  const failures = errors?.length ? errors : [{ message }];
  return failures.map((failure) => ({
    title: 'Subscription failed',
    description: failure.message,
    variant: 'destructive',
  }));
}

/** The confirmation box; no live region, because the toast says the same (NEWS-4). */
export function NewsletterSuccess() {
  return (
    <Confirmation gap={1} data-uncovered>
      <Title>Successfully subscribed!</Title>
      <p>Check your email for confirmation.</p>
    </Confirmation>
  );
}

const Confirmation = styled(Stack)(({ theme }) => ({
  alignContent: 'center',
  padding: `${theme.space(3)} ${theme.space(6)}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.successSoft,
  color: theme.colors.success,
}));

const Title = styled.p(({ theme }) => ({ fontWeight: theme.weight.bold }));
