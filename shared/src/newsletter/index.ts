export { NewsletterFailures } from './NewsletterFailures';
export { NewsletterForm } from './NewsletterForm';
export type { NewsletterSubscription } from './submission';
export { useSubscription } from './useSubscription';

/** Body of `POST /api/newsletter/` `question`, `confirm` (API-32) and `unsubscribe` (API-30). */
export interface LinkRequest {
  /** It is in the link of the email. */
  token: string;
  /** What to confirm, if not all that the link asks. */
  kind?: 'alerts';
}

/** What a link asks to confirm (API-32): the newsletter, and products by name. */
export interface LinkQuestion {
  isReader: boolean;
  waitedFor: string | null;
}
