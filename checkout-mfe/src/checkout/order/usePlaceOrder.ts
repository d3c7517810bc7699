import { useAuth } from '@glow/shared/auth';
import { useCartStore, type CartItem } from '@glow/shared/cart';
import type { StorePolicy } from '@glow/shared/policy';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { useRef, useState } from 'react';
import { idempotencyKey } from '../../components/orderAttempt';
import { forgetDraft } from '../checkoutDraft';
import type { PaymentValues } from '../payment/paymentSchema';
import type { RefusedField } from '../refusedFields';
import type { ShippingValues } from '../address/shippingSchema';
import type { SubmitState } from './submitOrder';
import type { useCurrentCart } from '../useCurrentCart';

const NOTHING = { fields: [] };

/** Submits the order, unless the facts have changed, and handles the result (CHK-15, CHK-16). */
export function usePlaceOrder({ refresh, noteFigures, policy: known, hasFacts }: ReturnType<typeof useCurrentCart>) {
  const [submitState, setSubmitState] = useState<SubmitState>('idle');
  const [outOfStockLine, setOutOfStockLine] = useState<CartItem>();
  /** The fields that the server has refused, and what the cart exceeds. */
  const [refused, setRefused] = useState<{ fields: RefusedField[]; limit?: string }>(NOTHING);
  /** The policy of a refusal; it replaces the policy of the refused order, but not a newer one. */
  const [told, setTold] = useState<{ policy: StorePolicy; insteadOf: string }>();
  const [accepted, setAccepted] = useState<StorePolicy>();
  const policyAt = (facts: StorePolicy) => (told?.insteadOf === JSON.stringify(facts) ? told.policy : facts);
  const policy = policyAt(known);
  const agreed = accepted ?? policy;
  if (!accepted && hasFacts) setAccepted(policy);
  const isBusy = useRef(false);
  const userId = useAuth((auth) => auth.user?.id);
  const shop = { cart: useCartStore(), toast: useToast(), navigate: useNavigate(), userId };

  async function place(shipping: ShippingValues, payment: PaymentValues) {
    // a second click can come before the button is rendered as disabled
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitState('submitting');
    setOutOfStockLine(undefined);
    setRefused(NOTHING);
    setAccepted(agreed);
    performance.mark('glow:place-order:start');
    // read before the first `await`: another tab may end this attempt meanwhile
    const key = idempotencyKey();
    const cart = await refresh();
    // the pressed button is in this chunk, so it is loaded already
    const { finishOrder, PAYMENT_FAILED, submitOrder } = await import(/* webpackChunkName: "review" */ './submitOrder');
    const order = { shipping, payment, policy: policyAt(cart.policy), key, userId };
    const { state, placed, refusal, fields = [], limit } = await submitOrder(cart, agreed, order);
    isBusy.current = false;
    if (placed) {
      leave();
      finishOrder(placed, shop);
      return;
    }
    setSubmitState(state);
    if (state !== 'changed') shop.toast(PAYMENT_FAILED);
    if (!refusal) return;
    noteFigures(refusal.figures);
    setRefused({ fields, limit });
    if (refusal.policy) setTold({ policy: refusal.policy, insteadOf: JSON.stringify(cart.policy) });
    setOutOfStockLine(cart.lines.find(({ id }) => id === refusal.outOfStockId));
  }

  /** Set before the cart is emptied, so that it does not redirect to /cart (CHK-1). */
  function leave() {
    setSubmitState('placed');
    forgetDraft();
  }

  return { submitState, outOfStockLine, refused, policy, agreed, accept: () => setAccepted(policy), place, leave };
}
