import { FLAT_SHIPPING, FREE_SHIPPING_FROM, TAX_PERCENT } from '@glow/shared/policy';
import { toDollars, type Cents } from './money';

/** The totals of an order, each in integer cents. */
export interface OrderTotals {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
}

/** The free-shipping condition as promoted (GEN-2). */
export const FREE_SHIPPING_TERMS = `on orders over $${toDollars(FREE_SHIPPING_FROM)}`;

/** Shipping for a subtotal: free from `FREE_SHIPPING_FROM`, else the flat price (PRICE-3). */
export function shippingFor(subtotal: Cents): Cents {
  return subtotal >= FREE_SHIPPING_FROM ? 0 : FLAT_SHIPPING;
}

/** Tax on a subtotal, rounded half up to the cent (PRICE-5). */
export function taxOn(subtotal: Cents): Cents {
  return Math.floor((subtotal * TAX_PERCENT + 50) / 100);
}

/** The totals of an order: subtotal + shipping + tax (PRICE-6). The only place where they are computed. */
export function orderTotals(subtotal: Cents): OrderTotals {
  const shipping = shippingFor(subtotal);
  const tax = taxOn(subtotal);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
