export { NewsletterFailures } from './NewsletterFailures';
export { NewsletterForm } from './NewsletterForm';
export { type NewsletterSubscription, type UnsubscribeRequest } from './subscribe';
export { useSubscription } from './useSubscription';
