/** What the store charges and promises: each figure stands here only, texts are made with it. */
export {
  BACK_IN_STOCK,
  CONTACT,
  FLAT_SHIPPING,
  FREE_SHIPPING_FROM,
  NEWSLETTER_DISCOUNT_PERCENT,
  RETURNS_PERIOD_DAYS,
  TAX_PERCENT,
} from './storePolicy';
