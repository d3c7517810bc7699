/** Minimum subtotal for free shipping, in cents (PRICE-3). */
export const FREE_SHIPPING_FROM = 75_00;

/** Flat shipping price below `FREE_SHIPPING_FROM`, in cents (PRICE-4). */
export const FLAT_SHIPPING = 8_99;

/** Tax in percent of the subtotal (PRICE-5). */
export const TAX_PERCENT = 8;

/** How long after delivery an order can be returned (GEN-3). */
export const RETURNS_PERIOD_DAYS = 30;

/** Discount on the first order, promised to newsletter subscribers (GEN-4). */
export const NEWSLETTER_DISCOUNT_PERCENT = 15;

/** The source of newsletter forms whose interests are products that are sold out (API-31). */
export const BACK_IN_STOCK = 'back_in_stock';

/** The store's contact details: demo fixtures (GEN-7). */
export const CONTACT = {
  email: 'care@glow.example',
  phone: '+1 (212) 555-0147',
  phoneHref: 'tel:+12125550147',
  hours: 'Monday to Friday, 9 am to 6 pm Eastern',
};
