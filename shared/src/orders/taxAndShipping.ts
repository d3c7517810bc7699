import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import { formatPrice, type Cents } from './money';

export type OrderTotals = Record<'subtotal' | 'shipping' | 'tax' | 'total', Cents>;

export function isShippingFree({ shipping, freeFrom }: StorePolicy): boolean {
  return shipping === 0 || freeFrom === 0;
}

/** The free-shipping condition as promoted (GEN-2). */
export function freeShippingTerms(policy: StorePolicy): string {
  return isShippingFree(policy)
    ? 'on every order'
    : `on orders over ${formatPrice(policy.freeFrom).replace('.00', '')}`;
}

/** Shipping for a subtotal: free from `freeFrom`, else the flat price (PRICE-3). */
export function shippingFor(subtotal: Cents, { shipping, freeFrom } = DEFAULT_POLICY): Cents {
  return subtotal >= freeFrom ? 0 : shipping;
}

/** Tax on a subtotal, rounded half up to the cent (PRICE-5). */
export function taxOn(subtotal: Cents, { tax } = DEFAULT_POLICY): Cents {
  return Math.floor((subtotal * tax + 50_000) / 100_000);
}

/** The totals of an order: subtotal + shipping + tax (PRICE-6). The only place where they are computed. */
export function orderTotals(subtotal: Cents, policy = DEFAULT_POLICY): OrderTotals {
  const shipping = shippingFor(subtotal, policy);
  const tax = taxOn(subtotal, policy);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
