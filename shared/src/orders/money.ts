import type { Country } from './address';

/** An amount in integer US cents. Converted to dollars only at the boundaries: display, order payload, structured data. */
export type Cents = number;

/** Minimum subtotal for free shipping (PRICE-3). */
export const FREE_SHIPPING_FROM: Cents = 75_00;

/** Flat shipping price below `FREE_SHIPPING_FROM` (PRICE-4). */
export const FLAT_SHIPPING: Cents = 8_99;

/** Tax in percent of the subtotal (PRICE-5). */
export const TAX_PERCENT = 8;

/** The totals of an order, each in integer cents. */
export interface OrderTotals {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
}

/** Shipping for a subtotal: free from $75.00, else the flat price (PRICE-3). */
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

/** Cents to dollars, for the order payload and structured data. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** The free-shipping condition as promoted (GEN-2). */
export const FREE_SHIPPING_TERMS = `on orders over $${toDollars(FREE_SHIPPING_FROM)}`;

/** Label of the order total: for Canada it includes the currency (PRICE-7). */
export function totalLabel(country: Country | undefined): string {
  return country === 'CA' ? 'Total (USD)' : 'Total';
}

/** Dollars from external data to integer cents. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Formats cents as dollars with two decimals, for example `$1,234.50`. */
export function formatPrice(cents: Cents): string {
  const [dollars = '', decimals] = toDollars(cents).toFixed(2).split('.');
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
