/** What the store charges and promises: each figure stands here only, texts are made with it. */
export {
  BACK_IN_STOCK,
  CONTACT,
  DEFAULT_POLICY,
  NEWSLETTER_DISCOUNT_PERCENT,
  parsePolicy,
  POLICY_URL,
  readPolicy,
  RETURNS_PERIOD_DAYS,
  type StorePolicy,
} from './storePolicy';
