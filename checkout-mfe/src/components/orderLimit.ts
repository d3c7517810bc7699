import { formatPrice, type Cents } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { MOST_LINES } from '@glow/shared/validation';
import { lineName } from './lineLabel';
import type { CurrentLine } from './reconcileCart';

/** A sentence about the limit of one order that the cart exceeds, if it exceeds one (PRICE-172). */
export function orderLimit(lines: CurrentLine[], subtotal: Cents, policy: StorePolicy) {
  const { maxPieces = Infinity, maxSubtotal = Infinity } = policy;
  const line = lines.find(({ quantity }) => quantity > maxPieces);
  const limit =
    lines.length > MOST_LINES
      ? `${MOST_LINES} lines`
      : line
        ? `${maxPieces} of ${lineName(line)}`
        : subtotal > maxSubtotal && formatPrice(maxSubtotal);
  return limit && `At most ${limit} can be ordered at once.`;
}
