import type { ToastMessage } from '@glow/shared/toast';
import { subscribe, type NewsletterSubscription } from './subscribe';

/** Sends a subscription; returns its toasts (NEWS-5): one success, or every failure in order. Does not reject. */
export async function newsletterNews(subscription: NewsletterSubscription): Promise<ToastMessage[]> {
  try {
    const { success, message, errors } = await subscribe(subscription);
    if (success) return [{ title: 'Successfully subscribed!', description: message }];
    const failures = errors?.length ? errors : [{ message }];
    return failures.map((failure) => ({
      title: 'Subscription failed',
      description: failure.message,
      variant: 'destructive',
    }));
  } catch (error) {
    console.error('Newsletter sign-up failed', error);
    return [
      {
        title: 'Something went wrong',
        description: 'Please try again later or contact support.',
        variant: 'destructive',
      },
    ];
  }
}
