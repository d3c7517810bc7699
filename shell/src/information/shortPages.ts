/** The pages of a few sentences, which are one chunk. */
export { CareersPage, PressPage, SustainabilityPage } from './CompanyPages';
export { NewsletterThanksPage, UnsubscribePage } from './NewsletterPages';
export { ShippingPage } from './ShippingPage';
