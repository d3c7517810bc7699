export { NewsletterForm } from './NewsletterForm';
export { type NewsletterSubscription } from './subscribe';
