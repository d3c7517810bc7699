import { formatPrice, type Cents } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { MOST_LINES, MOST_PIECES } from '@glow/shared/validation';
import { lineName } from './lineLabel';
import type { CurrentLine } from './reconcileCart';

/** A sentence about the limit of one order that the cart exceeds, if it exceeds one (PRICE-172). */
export function orderLimit(lines: CurrentLine[], subtotal: Cents, policy: StorePolicy) {
  const { maxPieces = MOST_PIECES, maxSubtotal = Infinity } = policy;
  const excess = lines.length - MOST_LINES;
  if (excess > 0) return `An order can have at most ${MOST_LINES} lines. Remove ${excess} to go on.`;
  const line = lines.find(({ quantity }) => quantity > maxPieces);
  const limit = line ? `${maxPieces} of ${lineName(line)}` : subtotal > maxSubtotal && formatPrice(maxSubtotal);
  return limit && `At most ${limit} can be ordered at once.`;
}
