import { formatPrice } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';

/** What the store asks for tax and shipping, and the bounds of an order. */
export interface StaffPolicy {
  policy: Required<StorePolicy>;
  /** A change names the one that it was made on. */
  version: string;
}

/** What a tax from 25% on comes to, in thousandths of a percent; undefined for a usual one. */
export function highTaxText(tax = 0): string | undefined {
  const price = formatPrice(45_00 + Math.round((45_00 * tax) / 100_000));
  return tax < 25_000 ? undefined : `Tax of ${tax / 1000}%: a product of $45.00 costs ${price}.`;
}
