export { NewsletterFailures } from './NewsletterFailures';
export { NewsletterForm } from './NewsletterForm';
export type { NewsletterSubscription } from './subscribe';
export { useSubscription } from './useSubscription';

/** Body of `POST /api/newsletter/unsubscribe` (API-30); the token is in the link of the email. */
export interface UnsubscribeRequest {
  token: string;
}
