import type { Country } from './address';

/** Integer US cents; dollars are only at the boundaries: display, order payload, structured data. */
export type Cents = number;

export function toDollars(cents: Cents): number {
  return cents / 100;
}

export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

// marked as pure, so that bundles that format no price leave it out
const usDollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents as dollars with two decimals, for example `$1,234.50`. */
export function formatPrice(cents: Cents): string {
  // + 0 turns -0 into 0, else it reads -$0.00
  return usDollars.format(toDollars(cents) + 0);
}

/** Label of the order total: for Canada it includes the currency (PRICE-7). */
export function totalLabel(country: Country | undefined): string {
  return country === 'CA' ? 'Total (USD)' : 'Total';
}
