import { useAuth } from '@glow/shared/auth';
import type { CartItem } from '@glow/shared/cart';
import { useToast } from '@glow/shared/toast';
import { useRef, useState } from 'react';
import { idempotencyKey } from '../components/orderAttempt';
import type { StorePolicy } from '@glow/shared/policy';
import { isChanged, subtotalOf } from '../components/reconcileCart';
import type { CurrentCart } from '../components/useCartLines';
import { useOrderPlaced, type PlacedOrder } from '../components/useOrderPlaced';
import { forgetDraft } from './checkoutDraft';
import type { PaymentValues } from './paymentSchema';
import type { RefusedField } from './refusedFields';
import type { ShippingValues } from './shippingSchema';
import { sumChanges } from './sumChanges';

/** State of the submit: not sent, in flight, not sent because something has changed, refused, without a response, or placed. */
export type SubmitState = 'idle' | 'submitting' | 'changed' | 'failed' | 'no-response' | 'placed';

/** The code that sends an order, and tells what was refused of it: in chunks that are there by then. */
const loadSubmission = () => import(/* webpackChunkName: "payment" */ './submission');
const loadRefusedFields = () => import(/* webpackChunkName: "review" */ './refusedFields');

/** Submits the order, unless the present facts speak against it, and handles the result (CHK-15, CHK-16); `leave` ends checkout. */
export function usePlaceOrder({ refresh, noteFigures, subtotal, policy: known, hasFacts }: CurrentCart) {
  const [submitState, setSubmitState] = useState<SubmitState>('idle');
  const [outOfStockLine, setOutOfStockLine] = useState<CartItem>();
  const [refused, setRefused] = useState<RefusedField[]>([]);
  /** What the server told in a refusal, for as long as the facts are those of the refused order. */
  const [told, setTold] = useState<{ policy: StorePolicy; insteadOf: string }>();
  const [accepted, setAccepted] = useState<StorePolicy>();
  const policyAt = (facts: StorePolicy) => (told?.insteadOf === JSON.stringify(facts) ? told.policy : facts);
  const policy = policyAt(known);
  const agreed = accepted ?? policy;
  if (!accepted && hasFacts) setAccepted(policy);
  const isBusy = useRef(false);
  const user = useAuth((auth) => auth.user);
  const toast = useToast();
  const orderPlaced = useOrderPlaced();

  async function place(shipping: ShippingValues, payment: PaymentValues) {
    // a second click can come before the button is rendered as disabled
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitState('submitting');
    setOutOfStockLine(undefined);
    setRefused([]);
    performance.mark('glow:place-order:start');
    const placed = await send(shipping, payment);
    isBusy.current = false;
    if (!placed) return;
    if (user) (await loadSubmission()).saveToAccount(user.id, shipping, payment);
    leave();
    orderPlaced(placed);
  }

  async function send(shipping: ShippingValues, payment: PaymentValues): Promise<PlacedOrder | undefined> {
    // read before anything is waited for: another tab may end this attempt meanwhile
    const key = idempotencyKey();
    setAccepted(agreed);
    const { lines, gone, policy: facts } = await refresh();
    const present = policyAt(facts);
    const changes = sumChanges(subtotalOf(lines), agreed, present);
    if (gone.length > 0 || lines.some(isChanged) || changes.length > 0) {
      performance.mark('glow:place-order:done');
      setSubmitState('changed');
      return undefined;
    }
    const { NoResponseError, orderRequest, placeOrder, RefusedError } = await loadSubmission();
    try {
      return await placeOrder(orderRequest(lines, shipping, payment, present), key, user?.id);
    } catch (error) {
      console.error('The order could not be placed', error);
      toast({
        title: 'Payment failed',
        description: 'There was an error processing your payment. Please try again.',
        variant: 'destructive',
      });
      setSubmitState(error instanceof NoResponseError ? 'no-response' : 'failed');
      if (error instanceof RefusedError) {
        noteFigures(error.figures);
        setRefused((await loadRefusedFields()).refusedFields(error.answer, shipping, payment));
        if (error.policy) setTold({ policy: error.policy, insteadOf: JSON.stringify(facts) });
        setOutOfStockLine(lines.find(({ id }) => id === error.outOfStockId));
      }
      return undefined;
    }
  }

  /** Set before the cart is emptied, so that it does not redirect to /cart (CHK-1). */
  function leave() {
    setSubmitState('placed');
    forgetDraft();
  }

  const sums = { policy, changes: sumChanges(subtotal, agreed, policy), accept: () => setAccepted(policy) };
  return { submitState, outOfStockLine, refused, sums, place, leave };
}
