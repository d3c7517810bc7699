import type { Country } from './orderTypes';

/** An amount of money in integer US cents. Amounts become dollars only at the edges: screen, order payload, structured data. */
export type Cents = number;

/** Carts of at least this subtotal ship free (PRICE-3). */
export const FREE_SHIPPING_FROM: Cents = 75_00;

/** The flat shipping price below the free-shipping threshold (PRICE-4). */
export const FLAT_SHIPPING: Cents = 8_99;

/** Checkout tax in percent of the subtotal (PRICE-5). */
export const TAX_PERCENT = 8;

/** What an order costs, each part in integer cents. */
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

/** The one place where an order is added up: subtotal + shipping + tax (PRICE-6). */
export function orderTotals(subtotal: Cents): OrderTotals {
  const shipping = shippingFor(subtotal);
  const tax = taxOn(subtotal);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

/** Cents as a number of dollars, for the order payload and structured data. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Which orders ship free, as it is promoted (GEN-2). */
export const FREE_SHIPPING_TERMS = `on orders over $${toDollars(FREE_SHIPPING_FROM)}`;

/** What the total of an order is called: towards Canada the currency is named (PRICE-7). */
export function totalLabel(country: Country | undefined): string {
  return country === 'CA' ? 'Total (USD)' : 'Total';
}

/** Dollars, as they come from outside, as integer cents. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Cents as shown to shoppers: dollars with two decimals, for example `$1,234.50`. */
export function formatPrice(cents: Cents): string {
  const [dollars = '', decimals] = toDollars(cents).toFixed(2).split('.');
  return `$${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
