import type { AttemptResponse, Order } from '@glow/shared/orders';
import { idempotencyKey } from './orderAttempt';

/** The order that this device's attempt has placed, if any; rejects where that is not known. Nothing is ordered. */
export async function findOrderOfAttempt(userId?: string): Promise<Order | undefined> {
  const response = await fetch('/api/orders/attempt', {
    method: 'POST',
    headers: { 'Idempotency-Key': idempotencyKey(), ...(userId !== undefined && { 'Glow-Account': 'true' }) },
  });
  const answer: AttemptResponse = await response.json();
  if (!answer.success) throw new Error(`Status ${response.status}: ${answer.message}`);
  return answer.order ?? undefined;
}
