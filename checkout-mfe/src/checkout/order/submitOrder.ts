import type { FailedResponse, OrderRequest } from '@glow/shared/orders';
import type { StorePolicy } from '@glow/shared/policy';
import type { PlacedOrder } from '../../components/finishOrder';
import { isChanged, subtotalOf, type ReconciledCart } from '../../components/reconcileCart';
import { orderRequest } from './orderRequest';
import type { PaymentValues } from '../payment/paymentSchema';
import { markAnswered, NoResponseError, placeOrder, RefusedError } from './placeOrder';
import { refusedFields, type RefusedField } from '../refusedFields';
import type { ShippingValues } from '../address/shippingSchema';
import { sumChanges } from './sumChanges';
import {
  cardBrand,
  digitsOnly,
  lastFour,
  parseExpiry,
  savedAddresses,
  savedPaymentMethods,
} from '@glow/shared/customer';

export { finishOrder } from '../../components/finishOrder';

/** The toast for an order that was refused or got no answer (CHK-16). */
export const PAYMENT_FAILED = {
  title: 'Payment failed',
  description: 'There was an error processing your payment. Please try again.',
  variant: 'destructive',
} as const;

/** `changed`: not sent, because something has changed. `no-response`: sent, but the outcome is unknown. */
export type SubmitState = 'idle' | 'submitting' | 'changed' | 'failed' | 'no-response' | 'placed';

interface Outcome {
  state: SubmitState;
  placed?: PlacedOrder;
  refusal?: RefusedError;
  fields?: RefusedField[];
  /** What the cart exceeds. */
  limit?: string;
}

/** `key` is the attempt's idempotency key; `userId` is the account that places the order. */
export interface Submission {
  shipping: ShippingValues;
  payment: PaymentValues;
  policy: StorePolicy;
  key: string;
  userId: string | undefined;
}

/** Sends an order, unless the present facts of its cart differ from what the shopper has agreed to (CHK-15, CHK-16). */
export async function submitOrder(
  { lines, gone }: ReconciledCart,
  agreed: StorePolicy,
  { shipping, payment, policy, key, userId }: Submission,
): Promise<Outcome> {
  if (gone.length > 0 || lines.some(isChanged) || sumChanges(subtotalOf(lines), agreed, policy).length > 0) {
    markAnswered();
    return { state: 'changed' };
  }
  let request: OrderRequest;
  let placed: PlacedOrder;
  try {
    request = orderRequest(lines, shipping, payment, policy);
    placed = await placeOrder(request, key, userId);
  } catch (error) {
    console.error('The order could not be placed', error);
    if (error instanceof NoResponseError) return { state: 'no-response' };
    if (!(error instanceof RefusedError)) return { state: 'failed' };
    const { answer } = error;
    return {
      state: 'failed',
      refusal: error,
      fields: refusedFields(answer, shipping, payment),
      limit: limitIn(answer),
    };
  }
  // the address as it was cleaned for the order
  if (userId) saveToAccount(userId, { ...shipping, ...request.shippingAddress }, payment);
  return { state: 'placed', placed };
}

/** The sentence about a limit of the cart that the page did not know. */
function limitIn({ errors, code = 'order_limit' }: FailedResponse): string | undefined {
  const { message } = errors.find(({ field = '' }) => /^(?:items|subtotal|total)/.test(field)) ?? {};
  return code === 'order_limit' ? message?.replace(/\.?$/, '.') : undefined;
}

/** Saves address and card (last four digits, expiry, name) if the shopper asked for it (CHK-15). */
function saveToAccount(userId: string, shipping: ShippingValues, payment: PaymentValues): void {
  if (shipping.saveAddress) savedAddresses.add(userId, shipping);
  if (!payment.savePaymentMethod) return;
  savedPaymentMethods.add(userId, {
    last4: lastFour(payment.cardNumber),
    brand: cardBrand(digitsOnly(payment.cardNumber)),
    ...parseExpiry(payment.expiryDate),
    nameOnCard: payment.nameOnCard,
  });
}
