/** These pages are short, so they are in one chunk. */
export { CompanyPage } from './CompanyPage';
export { NewsletterThanksPage, UnsubscribePage } from './NewsletterPages';
export { ShippingPage } from './ShippingPage';
