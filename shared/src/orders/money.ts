import type { Country } from './orderTypes';

/** An amount in integer US cents. Converted to dollars only at the boundaries: display, order payload, structured data. */
export type Cents = number;

/** Cents to dollars, for the order payload and structured data. */
export function toDollars(cents: Cents): number {
  return cents / 100;
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

/** Label of the order total: for Canada it includes the currency (PRICE-7). */
export function totalLabel(country: Country | undefined): string {
  return country === 'CA' ? 'Total (USD)' : 'Total';
}
