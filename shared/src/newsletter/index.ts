export { NewsletterForm } from './NewsletterForm';
export { type NewsletterSubscription } from './subscribe';
export { type UnsubscribeRequest } from './unsubscribe';
