import { formatPrice } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { MOST_PIECES } from '@glow/shared/validation';

export interface StaffPolicy {
  policy: Required<StorePolicy>;
  /** A change names the version that it was made on. */
  version: string;
}

/** The fields of the policy: its number is the one that a person types, from `min` to `max`, times `unit`. */
export const POLICY_FIELDS = {
  tax: { label: 'Tax in percent', unit: 1_000, min: 0, max: 100 },
  shipping: { label: 'Shipping in dollars', unit: 100, min: 0, max: 100_000 },
  freeFrom: { label: 'Free shipping from, in dollars', unit: 100, min: 0, max: 100_000 },
  maxPieces: { label: 'Most pieces of one line of an order', unit: 1, min: 1, max: MOST_PIECES },
  maxSubtotal: { label: 'Highest subtotal of an order, in dollars', unit: 100, min: 1, max: 1_000_000 },
} satisfies Record<keyof StorePolicy, object>;

/** A warning with an example for a `tax` from 25% on, in thousandths of a percent; undefined for less. */
export function highTaxText(tax = 0): string | undefined {
  const price = formatPrice(45_00 + Math.round((45_00 * tax) / 100_000));
  return tax < 25_000 ? undefined : `Tax of ${tax / 1000}%: a product of $45.00 costs ${price}.`;
}
