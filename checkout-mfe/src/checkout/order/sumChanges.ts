import { formatPrice, orderTotals, type Cents } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';

const NAMES = { shipping: 'Shipping', tax: 'Tax', total: 'The total' };
const SUMS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** Sentences about the sums that differ between the accepted and the present policy (CHK-130). */
export function sumChanges(subtotal: Cents, accepted: StorePolicy, present: StorePolicy): string[] {
  const [former, now] = [orderTotals(subtotal, accepted), orderTotals(subtotal, present)];
  return SUMS.filter((name) => now[name] !== former[name]).map(
    (name) => `${NAMES[name]} is now ${formatPrice(now[name])} instead of ${formatPrice(former[name])}.`,
  );
}
