import type { ToastMessage } from '@glow/shared/toast';

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
