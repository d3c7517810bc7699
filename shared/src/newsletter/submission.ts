/** What the form needs once it is sent; loaded then. */
export { NewsletterSuccess } from './NewsletterSuccess';
export { subscribe } from './subscribe';
