import { formatPrice, type Cents } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import { lineName } from './lineLabel';
import type { CurrentLine } from './reconcileCart';

/** What speaks against ordering all of a cart at once, if anything (PRICE-172). */
export function orderLimit(lines: CurrentLine[], subtotal: Cents, policy: StorePolicy) {
  const { maxPieces = Infinity, maxSubtotal = Infinity } = policy;
  const line = lines.find(({ quantity }) => quantity > maxPieces);
  const limit = line ? `${maxPieces} of ${lineName(line)}` : subtotal > maxSubtotal && formatPrice(maxSubtotal);
  return limit && `At most ${limit} can be ordered at once.`;
}
