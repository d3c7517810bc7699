export { NewsletterFailures } from './NewsletterFailures';
export { NewsletterForm } from './NewsletterForm';
export { type NewsletterSubscription } from './subscribe';
export { useSubscription } from './useSubscription';
export { type UnsubscribeRequest } from './unsubscribe';
