import { formatPrice } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';

export interface StaffPolicy {
  policy: Required<StorePolicy>;
  /** A change names the version that it was made on. */
  version: string;
}

/** A warning with an example for a `tax` from 25% on, in thousandths of a percent; undefined for less. */
export function highTaxText(tax = 0): string | undefined {
  const price = formatPrice(45_00 + Math.round((45_00 * tax) / 100_000));
  return tax < 25_000 ? undefined : `Tax of ${tax / 1000}%: a product of $45.00 costs ${price}.`;
}
