/** The pages of a few sentences, which are one chunk. */
export { CompanyPage } from './CompanyPage';
export { NewsletterThanksPage, UnsubscribePage } from './NewsletterPages';
export { ShippingPage } from './ShippingPage';
